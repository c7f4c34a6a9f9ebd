import { defineConfig } from 'vitest/config'

const reportFile = process.env.VITEST_REPORT

export default defineConfig({
  test: {
    projects: ['packages/core', 'packages/words', 'apps/server', 'apps/web'],
    reporters: reportFile ? ['default', ['json', { outputFile: reportFile }]] : ['default'],
  },
})
