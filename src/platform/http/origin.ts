import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A name, a password or a path, which an address may have and `Host` may not. */
const notHost = /[@/\\?#]/

/** Our own address: the configured one, else what `Host` says. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const isAddress = URL.canParse(origin) && (publicUrl !== undefined || !notHost.test(request.host))
  if (isAddress) return origin
  throw new Refusal(400, [{ code: 'malformed' }])
}

/** A proxy that nobody told us to trust may speak TLS for us: then the host alone is compared. */
function isOurs(origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const [theirs, ours] = [new URL(origin), new URL(originOf(request, publicUrl))]
  return publicUrl === undefined ? theirs.host === ours.host : theirs.origin === ours.origin
}

/** A write that another site's page sends is refused, whatever it carries. */
export function refuseForeignWrite(request: FastifyRequest, publicUrl: string | undefined) {
  if (reads.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign = origin !== undefined && !isOurs(origin, request, publicUrl)
  if (site === 'cross-site' || isForeign) throw new Refusal(403, [{ code: 'cross_site' }])
}

/** What a cookie alone may do it may do from our own pages only. */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string | undefined) {
  const { origin } = request.headers
  if (origin !== undefined && isOurs(origin, request, publicUrl)) return
  throw new Refusal(403, [{ code: 'cross_site' }])
}
