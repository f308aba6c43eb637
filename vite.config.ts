import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserContracts } from './tools/browser-contracts.ts'
import { pagePieces } from './tools/bundle/page-pieces.ts'
import { plainImports } from './tools/plain-imports.ts'

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
    plainImports(),
  ],
  json: { namedExports: false },
  // Its feature 4 would write `:dir(rtl)` as a list of languages, which the text of a user does not name.
  css: { lightningcss: { exclude: 4 } },
  server: { fs: { strict: true } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pagePieces } } } } },
  },
})
