import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserContracts } from './tools/browser-contracts.ts'

/**
 * What every page needs goes in two pieces, since dozens of small ones compress a tenth worse; the
 * libraries' piece outlives our own releases in browsers' caches.
 */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
  },
  { name: 'site', test: /\/src\//, tags: ['$initial' as const] },
]

/** Only the web part is built: Node runs the server's TypeScript as it stands. */
export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'app/router.tsx',
        routesDirectory: 'routes',
        generatedRouteTree: 'app/routes.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        routeFileIgnorePattern: '.test.',
        // Loaders of other pages, with the words for their titles, are no part of the first one.
        codeSplittingOptions: {
          defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      server: { entry: 'app/pages.tsx' },
      client: { entry: 'app/browser.tsx' },
    }),
    react(),
    browserContracts(),
  ],
  json: { namedExports: false },
  server: { fs: { strict: true } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
