import { accessOf } from '@verbena/core/subscription/entitlements'
import type { Plan } from '@verbena/core/subscription/plan'
import { canUseTheme, shownTheme, themeById, themes } from '@verbena/core/themes/themes'
import { useEffect } from 'react'
import { PremiumHeading } from '../../components/premium-heading'
import { readSetting, saveSettings, useSetting } from '../../state/learner/use-learner'
import { readPlan } from '../../state/plan'
import { showTheme } from '../../state/theme-look'
import { RadioCards } from '../../ui/radio-card'
import { toast } from '../../ui/toast'
import { ThemeCard } from './theme-card'

const columns = 'grid grid-cols-2 gap-2.5 @max-[17rem]:grid-cols-1 @min-[34rem]:grid-cols-3'

/** Every theme as a card that wears it; the one that is seen is the one that is marked. */
export function ThemeChoice({ plan }: { plan: Plan | null }) {
  const access = accessOf(false, plan)
  const chosen = themeById(useSetting('currentTheme'))
  const shown = shownTheme(chosen.id, access)
  const isLocked = themes.some((theme) => !canUseTheme(theme, access))

  // spec §2: closing the sheet refreshes the view, so what was chosen last shows at once
  useEffect(() => () => showTheme(readSetting('currentTheme'), accessOf(false, readPlan())), [])

  function choose(id: string) {
    if (canUseTheme(themeById(id), access)) saveSettings({ currentTheme: id })
    else toast('Premium theme', { text: 'Subscribe to unlock this theme' })
  }

  return (
    <div className="@container pt-1">
      {shown !== chosen && (
        <p className="mb-4 text-muted text-pretty">Your theme {chosen.name} is kept for you: it comes back with a subscription.</p>
      )}
      <RadioCards label="Themes" value={shown.id} onChange={choose}>
        <div className={columns}>{themes.map((theme) => !theme.isPremium && <ThemeCard key={theme.id} theme={theme} />)}</div>
        <div className="mt-3">
          <PremiumHeading isLocked={isLocked} />
        </div>
        <div className={columns}>
          {themes.map((theme) => theme.isPremium && <ThemeCard key={theme.id} theme={theme} isLocked={!canUseTheme(theme, access)} />)}
        </div>
      </RadioCards>
    </div>
  )
}
