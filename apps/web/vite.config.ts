import tailwindcss from '@tailwindcss/vite'
import { wordsPlugin } from '@verbena/words/words-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { about } from './build/about'
import { nativePage } from './build/native-page'
import { offline } from './build/offline'
import { precompress } from './build/precompress'
import { staticShell } from './build/static-shell'
import { writeWebManifest } from './build/web-manifest'

export default defineConfig(({ mode }) => ({
  // an app carries its files with it: no worker, nothing compressed for the wire
  plugins: [
    react(),
    tailwindcss(),
    wordsPlugin(),
    about(),
    staticShell(),
    ...(mode === 'native' ? [nativePage()] : [writeWebManifest(), offline(), precompress()]),
  ],
  // React has long brought this itself: the stand-in for older versions is not shipped
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    rolldownOptions: {
      output: {
        // what only the apps use has a name of its own, so that no browser fetches it ahead
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('@capacitor')) ? 'assets/native-[name]-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack(?![\\/](?:react-query|query-core))|zustand|valibot|use-sync-external-store[\\/].*with-selector)[\\/]/,
              priority: 2,
            },
            // the frame and the feed in one piece: most visits open there, and one file compresses better than twenty
            { name: 'first', test: /src[\\/](?:main|app[\\/]routes[\\/]categories)\.tsx$/ },
          ],
        },
      },
    },
    target: 'es2022',
    // the names of what every later part needs would travel with the first load; those parts are fetched in the quiet anyway
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []) },
    assetsInlineLimit: 0,
    manifest: mode !== 'native',
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
}))
