import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['packages/core', 'packages/words', 'apps/server', 'apps/web'] },
})
