import type { FastifyInstance } from 'fastify'
import { portraits } from './actions.ts'
import { portraitOf } from './rules.ts'

/** Faces and emblems of the demo's advertisers, drawn when asked for. */
export async function drawnPortraits(app: FastifyInstance): Promise<void> {
  const render = portraits()

  app.get<{ Params: { file: string } }>('/media/portraits/:file', async (request, reply) => {
    const portrait = portraitOf(request.params.file)
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    })
    if (!portrait) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('image/webp').send(await render(portrait))
  })
}
