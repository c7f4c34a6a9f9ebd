// The least a server can be: one select, one answer. It is started as a process of its own, as ours is.
import { createServer } from 'node:http'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const columns = 'plan, access_until, current_period_end, cancel_at_period_end, status, expects_news_until, checked_at, check_at'
const statement = { name: 'read', text: `select ${columns} from subscriptions where user_id = $1` }

const server = createServer(async (request, response) => {
  const { rows } = await pool.query({ ...statement, values: [request.headers['x-user']] })
  const [row] = rows
  const content = JSON.stringify({
    subscribed: row !== undefined,
    subscription_end: row?.current_period_end ?? null,
    plan: row?.plan ?? null,
  })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) })
  response.end(content)
})

server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  console.log(`ready at http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`)
})
