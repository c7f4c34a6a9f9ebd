// npm run dev: the API restarting on change and the web with hot reload, side by side; Ctrl+C ends both.
import { spawn } from 'node:child_process'
import { installIfNeeded } from './install.mjs'
import { root } from './run.mjs'

await installIfNeeded()
const children = ['@verbena/server', '@verbena/web'].map((workspace) =>
  spawn('npm', ['run', 'dev', '-w', workspace, '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }),
)
for (const child of children) child.on('exit', () => stop())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

function stop() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
