import { type StatusBarPlugin, Style } from '@capacitor/status-bar'

/** Light signs in the status bar, as every theme is dark; where the bar has a ground of its own, the theme's. */
export async function dressStatusBar(
  plugin: Pick<StatusBarPlugin, 'setStyle' | 'setBackgroundColor'>,
  platform: 'ios' | 'android',
): Promise<void> {
  await plugin.setStyle({ style: Style.Dark })
  const theme = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (platform !== 'android' || !theme) return
  const paint = () => plugin.setBackgroundColor({ color: theme.content })
  // the theme changes its color in the page; a bar that cannot be painted stays as it is
  new MutationObserver(() => void paint().catch(() => undefined)).observe(theme, { attributeFilter: ['content'] })
  await paint()
}
