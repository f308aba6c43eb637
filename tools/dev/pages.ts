import middie from '@fastify/middie'
import type { ViteDevServer } from 'vite'
import type { Development } from '#app/server-parts.ts'

/** Its configuration is read natively: a bundled copy would be watched too. */
async function startVite() {
  const { createServer } = await import('vite')
  return createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    configLoader: 'native',
  })
}

type Pages = { fetch: (request: Request, options: object) => Promise<Response> }

/** Renders the pages from their sources, and puts what the browser asks Vite for before them. */
export function pagesOf(useVite: () => Promise<ViteDevServer>) {
  async function render(request: Request, options: object) {
    const { ssr } = (await useVite()).environments
    if (!ssr || !('runner' in ssr)) throw new Error('Vite has no runner for the server part')
    const { runner } = ssr as { runner: { import: (path: string) => Promise<{ default: Pages }> } }
    const pages = await runner.import('/src/app/pages.tsx')
    return pages.default.fetch(request, options)
  }
  const development: Omit<Development, 'takeOver'> = {
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
  }
  return { render, development }
}

/** Vite outlives every server here; it begins when first asked for, after the server listens. */
export function oneVite() {
  let starting: Promise<ViteDevServer> | undefined
  return () => {
    starting ??= startVite()
    return starting
  }
}
