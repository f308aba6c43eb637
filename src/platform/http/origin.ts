import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Our own origin: the configured one, else what `Host` says (product.md 9). */
function isOurs(origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const own = publicUrl ?? `http://${request.headers.host}`
  return URL.canParse(own) && new URL(origin).host === new URL(own).host
}

/** Product.md 2: a write that another site's page sends is refused, whatever it carries. */
export function refuseForeignWrite(request: FastifyRequest, publicUrl: string | undefined) {
  if (reads.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign = origin !== undefined && !isOurs(origin, request, publicUrl)
  if (site === 'cross-site' || isForeign) throw new Refusal(403, [{ code: 'cross_site' }])
}
