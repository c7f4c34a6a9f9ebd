import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

export default defineConfig({
  // Our own packages are TypeScript and go into the bundle; all others stay in node_modules.
  ssr: { noExternal: [/^@verbena\//], external: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    sourcemap: true,
    // Flat, so that every chunk finds the migrations beside itself.
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
  plugins: [
    {
      name: 'copy-migrations',
      writeBundle: ({ dir }) =>
        cpSync(join(import.meta.dirname, 'src/db/migrations'), join(dir ?? 'dist', 'migrations'), { recursive: true }),
    },
  ],
})
