import middie from '@fastify/middie'
import type { ViteDevServer } from 'vite'
import { runServer } from '#app/run.ts'
import { requireNode } from './node-version.ts'

requireNode()
// Counted from the start of the process: reading the sources is most of it.
const started = 0

/**
 * Vite serves and renders the web part from its sources. It comes after the server listens, which
 * need not wait for it; its configuration is read natively: a bundled copy would be watched too.
 */
async function startVite() {
  const { createServer } = await import('vite')
  return createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    configLoader: 'native',
  })
}

let starting: Promise<ViteDevServer> | undefined

function useVite() {
  starting ??= startVite()
  return starting
}

async function render(request: Request, options: object) {
  const { ssr } = (await useVite()).environments
  if (!ssr || !('runner' in ssr)) throw new Error('Vite has no runner for the server part')
  const { runner } = ssr as { runner: { import: (path: string) => Promise<{ default: unknown }> } }
  const pages = (await runner.import('/src/app/pages.tsx')).default as {
    fetch: (request: Request, options: object) => Promise<Response>
  }
  return pages.fetch(request, options)
}

await runServer(process.env, {
  started,
  prepare: async () => undefined,
  loadRenderer: async () => ({ fetch: render }),
  development: {
    extraSources: {
      'script-src': ["'unsafe-inline'"],
      'style-src': ["'unsafe-inline'"],
      'connect-src': ['ws:'],
    },
    before: async (app) => {
      await app.register(middie)
      app.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) return next()
        useVite().then(({ middlewares }) => middlewares(request, response, next), next)
      })
    },
  },
})
await useVite()
