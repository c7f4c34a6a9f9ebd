import { useCloseSheet } from './sheet'

/** Closes the sheet around and acts once it has left the screen. */
export function useCloseThen(): (act: () => void) => void {
  const close = useCloseSheet()
  // biome-ignore lint/suspicious/noThenProperty: the sheet's own word for it; nothing ever awaits this object
  return (act) => close({ then: act })
}
