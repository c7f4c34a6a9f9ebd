import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const reports = join(root, '.cache', 'reports')

/**
 * Runs checks one after the other, all of them whatever fails, and says in the end how many tests passed and failed.
 * A step with a `report` counts the tests in the JSON its runner writes there; any other step counts as one.
 */
export async function runSteps(steps) {
  mkdirSync(reports, { recursive: true })
  let [passed, failed] = [0, 0]
  const broken = []
  for (const { name, command, args, env, report } of steps) {
    console.log(`\n▸ ${name}`)
    const file = report && join(reports, `${report.name}.json`)
    if (file) rmSync(file, { force: true })
    const started = Date.now()
    const { code } = await run(command, args, { env: { ...env, ...(file ? { [report.env]: file } : {}) } })
    const counts =
      file && existsSync(file) ? report.count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: code === 0 ? 1 : 0, failed: 0 }
    passed += counts.passed
    // a runner that ends badly without a failed test has still failed
    failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
    if (code !== 0) broken.push(name)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
  console.log(broken.length === 0 ? '\nEverything passed.' : `\nFailed: ${broken.join(', ')}`)
  console.log(`${passed} passed, ${failed} failed`)
  return broken.length === 0
}

const vitestReport = (name) => ({
  name,
  env: 'VITEST_REPORT',
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
})

const journeyReport = (name) => ({
  name,
  env: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
})

/** What `npm run check` proves: quick enough before every commit. */
export const checks = [
  { name: 'format and lint', command: 'npx', args: ['biome', 'check', '.'] },
  { name: 'boundaries', command: 'node', args: ['scripts/boundaries.mjs'] },
  { name: 'types', command: 'node', args: ['scripts/types.mjs'] },
  { name: 'nothing unused', command: 'npx', args: ['knip'] },
  { name: 'documents', command: 'node', args: ['scripts/documents.mjs'] },
  { name: 'icons', command: 'node', args: ['scripts/native-icons.mjs', '--check'] },
  { name: 'the word library', command: 'npm', args: ['run', 'words', '--silent'] },
  { name: 'unit and server tests', command: 'npm', args: ['run', 'unit', '--silent'], report: vitestReport('unit') },
]

/** What `npm test` adds: the same on PostgreSQL, the built app's size, and the journeys in a browser. */
export const journeys = [
  { name: 'bundle sizes', command: 'node', args: ['scripts/sizes.mjs'] },
  {
    name: 'server tests on PostgreSQL',
    command: 'node',
    args: ['scripts/test-postgres.mjs'],
    env: { HOSTILE_REQUESTS: '20000' },
    report: vitestReport('postgres'),
  },
  {
    name: 'a first day on PostgreSQL',
    command: 'node',
    args: ['scripts/journey-postgres.mjs'],
    report: journeyReport('journeys-postgres'),
  },
  { name: 'browser journeys', command: 'npm', args: ['run', 'test:e2e', '--silent'], report: journeyReport('journeys') },
]
