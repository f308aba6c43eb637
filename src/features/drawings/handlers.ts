import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type DrawingOptions, DrawingQueueFull, drawingsIn } from './jobs.ts'
import { type Format, variantOf } from './rules.ts'

const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const guarded = (reply: FastifyReply) =>
  reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
  })

export async function drawnPictures(app: FastifyInstance, options: DrawingOptions): Promise<void> {
  const drawings = drawingsIn({ warn: (problem) => app.log.warn(problem), ...options })

  app.get<{ Params: { file: string } }>('/media/drawn/:file', async (request, reply) => {
    const variant = variantOf(request.params.file)
    guarded(reply)
    if (!variant) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    const bytes = await drawings.renderVariant(variant).catch(orNothingWhenFull)
    if (!bytes)
      return reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }).send()
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(contentTypes[variant.format]).send(bytes)
  })
}

function orNothingWhenFull(problem: unknown): undefined {
  if (!(problem instanceof DrawingQueueFull)) throw problem
}
