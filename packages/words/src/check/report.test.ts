import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const report = join(import.meta.dirname, 'report.ts')

test('the command prints counts and findings and fails when there are any', { timeout: 20_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  try {
    writeFileSync(join(folder, 'food.json'), '[\n  {"id":"stew"}\n]\n')
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', report, folder], { encoding: 'utf8' })
    expect(stdout).toMatch(/^0 words/)
    expect(stdout).toContain('line 2: [schema]')
    expect(status).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
