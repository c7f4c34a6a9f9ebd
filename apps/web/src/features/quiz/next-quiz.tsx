import { useMoments } from '../../components/game/use-moments'

/** When the next quiz opens: at midnight where the learner is. */
export function NextQuiz() {
  useMoments(true, 30_000)
  return <p className="text-muted text-balance">{nextQuizText(new Date())}</p>
}

function nextQuizText(now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const minutes = Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 60_000))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean)
  const wait = parts.join(' ').replaceAll(' ', '\u00a0') // a time is not broken in two
  return `The next daily quiz opens at midnight, in ${wait}.`
}
