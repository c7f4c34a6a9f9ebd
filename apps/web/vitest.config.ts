import { wordsPlugin } from '@verbena/words/words-plugin'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { about } from './build/about'

export default defineProject({
  plugins: [react(), wordsPlugin(), about()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['{src,test,build,worker}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // a screen played to its end on a busy machine is slow, not wrong
    testTimeout: 30_000,
  },
})
