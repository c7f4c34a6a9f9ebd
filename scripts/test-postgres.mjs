// npm run test:postgres: every server test again, on a real PostgreSQL.
import { withPostgres } from './postgres.mjs'
import { run } from './run.mjs'

const args = ['vitest', 'run', '--configLoader', 'runner', '--project', 'server', ...process.argv.slice(2)]
const { code } = await withPostgres((url) => run('npx', args, { env: { TEST_DATABASE_URL: url } }))
process.exit(code)
