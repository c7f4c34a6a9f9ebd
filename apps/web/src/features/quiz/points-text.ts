/** Points of a quiz as they read: halves come from hints. */
export function pointsText(score: number, count: number): string {
  const whole = Math.floor(score)
  return `${whole === score ? whole : whole === 0 ? '½' : `${whole}½`} of ${count}`
}
