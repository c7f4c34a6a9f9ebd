// The learner's first day again, with the built server on a real PostgreSQL.
import { withPostgres } from './postgres.mjs'
import { run } from './run.mjs'

const { code } = await withPostgres((url) =>
  run('npm', ['run', 'test:e2e', '--silent', '--', 'first-day', ...process.argv.slice(2)], { env: { E2E_DATABASE_URL: url } }),
)
process.exit(code)
