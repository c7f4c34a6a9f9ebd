export type StrengthLabel = 'Weak' | 'Fair' | 'Good' | 'Strong'

/** How strong a password looks, 0 to 100, with its label (spec §5). */
export function passwordStrength(password: string): { score: number; label: StrengthLabel } {
  const rules: [RegExp, number][] = [
    [/^.{8,}$/su, 25],
    [/^.{12,}$/su, 15],
    [/[a-z]/, 15],
    [/[A-Z]/, 15],
    [/[0-9]/, 15],
    [/[^A-Za-z0-9]/, 15],
  ]
  const score = rules.reduce((sum, [pattern, points]) => sum + (pattern.test(password) ? points : 0), 0)
  return { score, label: labelOf(score) }
}

function labelOf(score: number): StrengthLabel {
  if (score <= 25) return 'Weak'
  if (score <= 50) return 'Fair'
  return score <= 75 ? 'Good' : 'Strong'
}
