import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { callerOf } from '#platform/http/address.ts'
import type { Db } from '#platform/handle.ts'
import { isOverload } from '#platform/http/queueing/lanes.ts'
import { type DrawingOptions, drawingsIn, sceneNames } from './actions.ts'
import { findDrawings } from './queries.ts'
import { type Format, variantOf } from './rules.ts'

const contentTypes: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const setGuards = (reply: FastifyReply) =>
  reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
  })

type Serving = DrawingOptions & { reader: () => Db }

/**
 * Pictures of scenes that ads name, which only a demo has. Drawing what anybody thinks up would keep
 * the server busy, and fill its disk, for nobody.
 */
export async function drawnPictures(
  app: FastifyInstance,
  { reader, ...options }: Serving,
): Promise<void> {
  const isNamed = sceneNames(() => findDrawings(reader()))
  const drawings = drawingsIn({ warn: (problem) => app.log.warn(problem), ...options })

  app.get<{ Params: { file: string } }>('/media/drawn/:file', async (request, reply) => {
    const variant = variantOf(request.params.file)
    setGuards(reply)
    if (!variant || !(await isNamed(variant.scene)))
      return reply.code(404).header('cache-control', 'public, max-age=60').send()
    const caller = callerOf(request.ip)
    const bytes = await drawings.renderVariant(variant, caller).catch(orNothingWhenFull)
    if (!bytes)
      return reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }).send()
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(contentTypes[variant.format]).send(bytes)
  })
}

function orNothingWhenFull(problem: unknown): undefined {
  if (!isOverload(problem)) throw problem
}
