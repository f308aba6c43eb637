import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `Host` may not contain a user name, a password or a path. */
const notHost = /[@/\\?#]/

/** The configured address, otherwise that of `Host`. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const isAddress = URL.canParse(origin) && (publicUrl !== undefined || !notHost.test(request.host))
  if (isAddress) return origin
  throw new Refusal(400, [{ code: 'malformed' }])
}

/** Without `publicUrl` an unknown proxy may terminate TLS, so only hosts are compared. */
function isOurs(origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const [theirs, ours] = [new URL(origin), new URL(originOf(request, publicUrl))]
  return publicUrl === undefined ? theirs.host === ours.host : theirs.origin === ours.origin
}

const crossSite = () => new Refusal(403, [{ code: 'cross_site' }])

function refuseForeignSite({ headers }: FastifyRequest) {
  if (headers['sec-fetch-site'] === 'cross-site') throw crossSite()
}

export function refuseForeignWrite(request: FastifyRequest, publicUrl: string | undefined) {
  if (reads.has(request.method)) return
  refuseForeignSite(request)
  const { origin } = request.headers
  if (origin !== undefined && !isOurs(origin, request, publicUrl)) throw crossSite()
}

/** Where browsers say so; they send the origin `null` from pages that send no referrer. */
function isFromOwnPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && origin !== 'null') return isOurs(origin, request, publicUrl)
  return site === 'same-origin'
}

/** A form that a browser itself sends needs no preflight, so our own page must be named. */
export function requireOwnPage(request: FastifyRequest, publicUrl: string | undefined) {
  refuseForeignSite(request)
  if (!isFromOwnPage(request, publicUrl)) throw crossSite()
}

/** Calls that need only a cookie must come from our own pages. */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string | undefined) {
  const { origin } = request.headers
  if (origin !== undefined && isOurs(origin, request, publicUrl)) return
  throw crossSite()
}
