/** Points of a quiz as they read: halves come from hints. */
export function halvesText(score: number): string {
  const whole = Math.floor(score)
  if (whole === score) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

export function pointsText(score: number, count: number): string {
  return `${halvesText(score)} of ${count}`
}
