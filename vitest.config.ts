import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const reportFile = process.env.VITEST_REPORT

export default defineConfig({
  test: {
    // one core would be left free, and of two that is half
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: ['packages/core', 'packages/words', 'apps/server', 'apps/web'],
    reporters: reportFile ? ['default', ['json', { outputFile: reportFile }]] : ['default'],
  },
})
