import { benchmarkCheckSubscription } from './benchmarks/check-subscription'
import { benchmarkFeed } from './benchmarks/feed'
import { benchmarkGames } from './benchmarks/games'
import { benchmarkGrowth } from './benchmarks/growth'
import { benchmarkHearing } from './benchmarks/hearing'
import { benchmarkKill } from './benchmarks/kill'
import { benchmarkLearning } from './benchmarks/learning'
import { benchmarkLoad } from './benchmarks/load'
import { benchmarkMemory } from './benchmarks/memory'
import { benchmarkOwnData } from './benchmarks/own-data'
import { benchmarkReminders } from './benchmarks/reminders'
import { benchmarkServer } from './benchmarks/server'
import { benchmarkSpeech } from './benchmarks/speech'
import { benchmarkTaps } from './benchmarks/taps'
import { chromiumVersion } from './browser/chromium'
import { describeMachine } from './measure/machine'
import type { Measure } from './measure/measure'
import { formatTable } from './measure/table'

/** Every benchmark by the name that `npm run bench` takes, with what it answers. */
const benchmarks: Record<string, { about: string; run: () => Promise<Measure[]> }> = {
  load: { about: 'opening the feed on a phone: first paint, first word, bytes', run: benchmarkLoad },
  feed: { about: 'sweeping over the feed, a thousand entries, jumps, one more round', run: benchmarkFeed },
  taps: { about: 'from a tap to the frame that shows its answer', run: benchmarkTaps },
  hearing: { about: 'from a tap on the speaker to the sound of a word', run: benchmarkHearing },
  growth: { about: 'what a larger library costs', run: benchmarkGrowth },
  memory: { about: 'ten years of answers: opening what is remembered, one more answer', run: benchmarkMemory },
  learning: { about: 'simulated learners: words known per minute spent, by the way of learning', run: benchmarkLearning },
  games: { about: 'building a round of a game over a large library, and from a tap in each game to its answer', run: benchmarkGames },
  reminders: { about: 'planning a year of reminders', run: benchmarkReminders },
  server: { about: 'the server on its embedded database', run: benchmarkServer },
  'own-data': { about: '10,000 own words and 1,000 collections on one account', run: benchmarkOwnData },
  'check-subscription': { about: 'asking for one’s plan, beside a bare server with the same select', run: benchmarkCheckSubscription },
  speech: { about: 'a word heard from the server, made and kept; files beside a table', run: benchmarkSpeech },
  kill: { about: 'killed in a stream of sign-ups, nothing acknowledged is lost', run: benchmarkKill },
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in benchmarks))
  if (unknown.length > 0) throw new Error(`No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`)
  const wanted = Object.entries(benchmarks).filter(([name]) => names.length === 0 || names.includes(name))
  const version = await chromiumVersion()
  for (const [name, { about, run }] of wanted) {
    console.log(`\n## ${name}: ${about}\n\n${describeMachine(version)}\n`)
    const startedAt = performance.now()
    console.log(formatTable(await run()))
    console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  }
}

// servers and browsers are ended when this process exits
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
