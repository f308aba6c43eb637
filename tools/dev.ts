import middie from '@fastify/middie'
import { createServer } from 'vite'
import { runServer } from '#app/run.ts'
import { requireNode } from './node-version.ts'

requireNode()
const started = performance.now()

/**
 * Vite serves and renders the web part from its sources; `node --watch` restarts the rest. Its
 * configuration is read natively: a bundled copy would be one more file that is watched.
 */
const starting = createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  configLoader: 'native',
})

async function loadRenderer() {
  const vite = await starting
  const { ssr } = vite.environments
  if (!ssr || !('runner' in ssr)) throw new Error('Vite has no runner for the server part')
  const { runner } = ssr as { runner: { import: (path: string) => Promise<{ default: unknown }> } }
  const fetch = async (request: Request, options: object) => {
    const pages = (await runner.import('/src/app/pages.tsx')).default as {
      fetch: (request: Request, options: object) => Promise<Response>
    }
    return pages.fetch(request, options)
  }
  return { fetch }
}

await runServer(process.env, {
  started,
  prepare: async () => undefined,
  loadRenderer,
  development: {
    extraSources: {
      'script-src': ["'unsafe-inline'"],
      'style-src': ["'unsafe-inline'"],
      'connect-src': ['ws:'],
    },
    before: async (app) => {
      const vite = await starting
      await app.register(middie)
      app.use((request, response, next) =>
        request.url?.startsWith('/api/') ? next() : vite.middlewares(request, response, next),
      )
    },
  },
})
