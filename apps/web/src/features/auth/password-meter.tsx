import { passwordStrength, type StrengthLabel } from '@verbena/core/account/password-strength'
import { cn } from '../../lib/cn'

const tones: Record<StrengthLabel, string> = {
  Weak: 'bg-danger forced-colors:bg-[Highlight]',
  Fair: 'bg-primary/45 forced-colors:bg-[Highlight]',
  Good: 'bg-primary/70 forced-colors:bg-[Highlight]',
  Strong: 'bg-primary forced-colors:bg-[Highlight]',
}

/** How strong the password looks: a bar, and the same in a word. */
export function PasswordMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password)
  return (
    <div className="flex items-center gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be coloured alike in every browser */}
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={label}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-foreground/10 forced-colors:border"
      >
        <div
          className={cn('h-full origin-left rounded-full transition duration-300 ease-out', tones[label])}
          style={{ transform: `scaleX(${score / 100})` }}
        />
      </div>
      <span className="min-w-14 text-right text-sm font-medium text-muted">{password === '' ? '' : label}</span>
    </div>
  )
}
