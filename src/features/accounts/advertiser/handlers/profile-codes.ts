import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { findProfileSlug } from '../queries/profile-codes.ts'
import { accountOfFile, codeOf } from '../rules/profile-codes.ts'

type Options = {
  reader: () => Db
  originOf: (request: FastifyRequest) => string
  limit: FastifyContextConfig
}

/** They prevent an SVG from executing scripts. */
const guards = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

export async function profileCodes(app: FastifyInstance, { reader, originOf, limit }: Options) {
  const address = '/media/profile-codes/:file'
  app.get<{ Params: { file: string } }>(address, { config: limit }, async (request, reply) => {
    const id = accountOfFile(request.params.file)
    const slug = id === undefined ? undefined : await findProfileSlug(reader(), id)
    if (slug === undefined) throw new Refusal(404, [{ code: 'not_found' }])
    return reply
      .headers(guards)
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(codeOf(`${originOf(request)}/agents/${id}/${slug}`))
  })
}
