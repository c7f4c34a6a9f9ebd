import { wordsPlugin } from '@verbena/words/words-plugin'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

export default defineProject({
  plugins: [react(), wordsPlugin()],
  test: { name: 'web', environment: 'jsdom', include: ['{src,test,build}/**/*.test.{ts,tsx}'], setupFiles: ['test/setup.ts'] },
})
