import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isGlobal } from './global-address.ts'
import { type ResolvedAddress, openNames } from './names.ts'
import { NotFetched } from './not-fetched.ts'
import { answerOf } from './request.ts'
import { openSpacing, type Spacing } from './spacing.ts'
import { untilAborted } from './until-aborted.ts'

export { NotFetched }

/** Tests replace them to reach servers on loopback. */
export type OutgoingOptions = {
  resolve: (host: string) => Promise<ResolvedAddress[]>
  isReachable: (address: string) => boolean
  isPlain: boolean
  idleMs: number
  /** At least `bytes` must arrive in each interval. */
  pace: { bytes: number; withinMs: number }
  /** Milliseconds between requests to one address, redirects included. */
  spacingMs: number
}

const defaultOptions: OutgoingOptions = {
  resolve: openNames(),
  isReachable: isGlobal,
  isPlain: false,
  idleMs: 10_000,
  // Half of what drill R7 requires of an upload.
  pace: { bytes: 240 * 1024, withinMs: 30_000 },
  // A feed may name the server of somebody who has nothing to do with it.
  spacingMs: 100,
}

export type FetchRequest = {
  path: string
  maxBytes: number
  types: RegExp
  timeoutMs: number
  pace?: OutgoingOptions['pace']
  /** Its reason is thrown. */
  signal?: AbortSignal
}

export type Fetched = { bytes: number; type: string }

export const maxRedirects = 3

type Schemes = Pick<OutgoingOptions, 'isPlain'>

/** A name or password in the address would be stored and shown with it. */
function addressIn(text: string, { isPlain }: Schemes, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  const isSecure = url?.protocol === 'https:' && url.port === ''
  const isKnown = isSecure || (isPlain && /^https?:$/.test(url?.protocol ?? ''))
  if (!url || !isKnown || url.username || url.password) throw new NotFetched('address_invalid')
  return url
}

export function isFetchable(text: string, options: Schemes = defaultOptions): boolean {
  try {
    const { hostname } = addressIn(text, options)
    const literal = hostname.replace(/^\[|\]$/g, '')
    return options.isPlain || isIP(literal) === 0 || isGlobal(literal)
  } catch {
    return false
  }
}

type FetchContext = { options: OutgoingOptions; signal: AbortSignal; space: Spacing }

/** Resolved once; one non-public address refuses the host. */
async function addressOf(
  { hostname }: URL,
  { options, signal }: FetchContext,
): Promise<ResolvedAddress> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const lookUp = () =>
    untilAborted(
      options.resolve(literal).catch(() => []),
      signal,
    )
  const found = family === 0 ? await lookUp() : [{ address: literal, family }]
  const [first] = found
  if (!first) throw new NotFetched('address_unreachable')
  if (!found.every(({ address }) => options.isReachable(address))) {
    throw new NotFetched('address_not_public')
  }
  return first
}

/** Prevents DNS rebinding: the connection uses the address that was checked. */
const lookupPinned =
  ({ address, family }: ResolvedAddress): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }

async function ask(url: URL, asking: FetchContext): Promise<IncomingMessage> {
  const { options, signal, space } = asking
  const found = await addressOf(url, asking)
  await space(found.address, signal)
  return answerOf(url, { lookup: lookupPinned(found), signal, idleMs: options.idleMs })
}

async function follow(
  url: URL,
  asking: FetchContext,
  left = maxRedirects,
): Promise<IncomingMessage> {
  const answer = await ask(url, asking)
  const { statusCode: status = 0, headers: said } = answer
  if (status === 200) return answer
  answer.destroy()
  if (![301, 302, 303, 307, 308].includes(status) || !said.location) {
    throw new NotFetched('address_refuses', status)
  }
  if (left === 0) throw new NotFetched('address_redirects')
  return follow(addressIn(said.location, asking.options, url), asking, left - 1)
}

function counter(fetched: Fetched, maxBytes: number): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      fetched.bytes += chunk.length
      if (fetched.bytes > maxBytes) done(new NotFetched('answer_too_large'))
      else done(null, chunk)
    },
  })
}

/** A regular expression may need quadratic time, and a header may have 16 KB. */
const maxTypeCharacters = 100

type FetchInProgress = FetchRequest & { fetched: Fetched }

async function take(answer: IncomingMessage, { path, maxBytes, types, fetched }: FetchInProgress) {
  const { 'content-type': said = '', 'content-length': length } = answer.headers
  const type = said.slice(0, maxTypeCharacters).split(';')[0]!.trim().toLowerCase()
  fetched.type = type
  const why = types.test(type)
    ? Number(length ?? 0) > maxBytes && 'answer_too_large'
    : 'answer_of_wrong_type'
  if (why) {
    answer.destroy()
    throw new NotFetched(why)
  }
  await pipeline(answer, counter(fetched, maxBytes), createWriteStream(path))
}

/** Otherwise a slow sender would hold its place until the timeout. */
function limitPace(fetched: Fetched, { bytes, withinMs }: OutgoingOptions['pace']) {
  const tooSlow = new AbortController()
  let before = 0
  const timer = setInterval(() => {
    if (fetched.bytes - before < bytes) tooSlow.abort()
    before = fetched.bytes
  }, withinMs).unref()
  return { signal: tooSlow.signal, end: () => clearInterval(timer) }
}

/** Errors of the local disk; those of the socket have other codes. */
const ofDisk = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE', 'ENFILE']

function whyOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof NotFetched) return error
  if (signal.aborted) return new NotFetched('answer_too_slow')
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  if (['open', 'write', 'close'].includes(syscall ?? '') && ofDisk.includes(code)) return error
  return code === '' ? error : new NotFetched('address_unreachable')
}

/** The only way out of this program to addresses of strangers. */
export function openOutgoing(own: Partial<OutgoingOptions> = {}) {
  const options = { ...defaultOptions, ...own }
  const space = openSpacing(options.spacingMs)
  return {
    /** @throws NotFetched */
    fetchFile: async (address: string, fetchRequest: FetchRequest): Promise<Fetched> => {
      const fetched = { bytes: 0, type: '' }
      const pace = limitPace(fetched, fetchRequest.pace ?? options.pace)
      const { timeoutMs, signal: wanted } = fetchRequest
      const late = AbortSignal.any([AbortSignal.timeout(timeoutMs), pace.signal])
      const signal = wanted ? AbortSignal.any([late, wanted]) : late
      try {
        const answer = await follow(addressIn(address, options), { options, signal, space })
        await take(answer, { ...fetchRequest, fetched })
        return fetched
      } catch (error) {
        wanted?.throwIfAborted()
        throw whyOf(error, signal)
      } finally {
        pace.end()
      }
    },
    mayFetch: (address: string) => isFetchable(address, options),
  }
}

export type Outgoing = ReturnType<typeof openOutgoing>
