import { createWriteStream } from 'node:fs'
import { get as getPlainly, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isGlobal } from './global-address.ts'
import { type Found, openNames } from './names.ts'
import { openSpacing, type Spacing } from './spacing.ts'
import { untilAborted } from './until-aborted.ts'

/** Why something was not fetched; the words are the caller's. */
export type Why =
  | 'address_invalid'
  | 'address_not_public'
  | 'address_unreachable'
  | 'address_refuses'
  | 'address_redirects'
  | 'answer_too_large'
  | 'answer_too_slow'
  | 'answer_of_wrong_type'

export class NotFetched extends Error {
  override name = 'NotFetched'
  readonly why: Why
  /** Of `address_refuses`: the status it answered with. */
  readonly status: number | undefined

  constructor(why: Why, status?: number) {
    super(status === undefined ? why : `${why} (${status})`)
    this.why = why
    this.status = status
  }
}

/** How servers are reached; tests reach their own on loopback instead. */
export type OutgoingOptions = {
  resolve: (host: string) => Promise<Found[]>
  isReachable: (address: string) => boolean
  /** Whether plain http and other ports than 443 will do. */
  isPlain: boolean
  /** Milliseconds without a byte, after which the other side counts as gone. */
  idleMs: number
  /** What has to come in each so many milliseconds, from the first on. */
  pace: { bytes: number; withinMs: number }
  /** Milliseconds between two requests to one address, redirects included. */
  spacingMs: number
}

const defaultOptions: OutgoingOptions = {
  resolve: openNames(),
  isReachable: isGlobal,
  isPlain: false,
  idleMs: 10_000,
  // Half of the goal that drill R7 has for an upload; looking up and the first byte count along.
  pace: { bytes: 240 * 1024, withinMs: 30_000 },
  // Ten a second: what a feed names may be the server of somebody who has nothing to do with it.
  spacingMs: 100,
}

export type FetchRequest = {
  path: string
  maxBytes: number
  types: RegExp
  timeoutMs: number
  pace?: OutgoingOptions['pace']
  /** Ends it before; what it was ended with is thrown. */
  signal?: AbortSignal
}

export type Fetched = { bytes: number; type: string }

const maxRedirects = 3

type Schemes = Pick<OutgoingOptions, 'isPlain'>

/** Without a name or password in it, which would be kept and shown with the address. */
function addressIn(text: string, { isPlain }: Schemes, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  const isSecure = url?.protocol === 'https:' && url.port === ''
  const isKnown = isSecure || (isPlain && /^https?:$/.test(url?.protocol ?? ''))
  if (!url || !isKnown || url.username || url.password) throw new NotFetched('address_invalid')
  return url
}

/** Whether an address is one that could be fetched at all; nothing is asked of the network. */
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

/** Resolved once: one address that is not public refuses the host, whatever else it has. */
async function addressOf({ hostname }: URL, { options, signal }: FetchContext): Promise<Found> {
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

/** Node asks for the address when it connects: it gets the one that was looked at. */
const lookupPinned =
  ({ address, family }: Found): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }

const headers = {
  accept: '*/*',
  // What is packed on the way could unpack to anything; a packed file stays packed.
  'accept-encoding': 'identity',
  'user-agent': 'Dara feed reader',
}

async function ask(url: URL, asking: FetchContext): Promise<IncomingMessage> {
  const { options, signal, space } = asking
  const get = url.protocol === 'https:' ? getSecurely : getPlainly
  const found = await addressOf(url, asking)
  await space(found.address, signal)
  const lookup = lookupPinned(found)
  return new Promise((resolve, reject) => {
    const request = get(url, { lookup, signal, headers, agent: false, maxHeaderSize: 16_384 })
    const giveUp = () => request.destroy(new NotFetched('answer_too_slow'))
    request.setTimeout(options.idleMs, giveUp)
    request.once('response', (answer) => {
      // What has begun to answer is ended itself, or its end would look like a lost connection.
      request.off('timeout', giveUp)
      request.once('timeout', () => answer.destroy(new NotFetched('answer_too_slow')))
      resolve(answer)
    })
    request.on('error', reject)
  })
}

/** Each redirect is an address like the first: checked, resolved and looked at anew. */
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

/** A header may have 16 KB, and what a type is compared with may take the square of its length. */
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

/** Ends what drips so slowly that it would hold its place until all its time is over. */
function limitPace(fetched: Fetched, { bytes, withinMs }: OutgoingOptions['pace']) {
  const tooSlow = new AbortController()
  let before = 0
  const timer = setInterval(() => {
    if (fetched.bytes - before < bytes) tooSlow.abort()
    before = fetched.bytes
  }, withinMs).unref()
  return { signal: tooSlow.signal, end: () => clearInterval(timer) }
}

/** What the disk says of itself; a socket that is written to fails with others. */
const ofDisk = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'ENOENT', 'EMFILE', 'ENFILE']

function whyOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof NotFetched) return error
  if (signal.aborted) return new NotFetched('answer_too_slow')
  const { syscall, code = '' } = error as NodeJS.ErrnoException
  if (['open', 'write', 'close'].includes(syscall ?? '') && ofDisk.includes(code)) return error
  return code === '' ? error : new NotFetched('address_unreachable')
}

/**
 * The only way out of this program: https to public addresses, at most three
 * redirects, within limits of time and size. What comes is written to a file, packed as it came.
 */
export function openOutgoing(own: Partial<OutgoingOptions> = {}) {
  const options = { ...defaultOptions, ...own }
  const space = openSpacing(options.spacingMs)
  return {
    /** @throws NotFetched */
    fetchFile: async (address: string, wish: FetchRequest): Promise<Fetched> => {
      const fetched = { bytes: 0, type: '' }
      const pace = limitPace(fetched, wish.pace ?? options.pace)
      const { timeoutMs, signal: wanted } = wish
      const late = AbortSignal.any([AbortSignal.timeout(timeoutMs), pace.signal])
      const signal = wanted ? AbortSignal.any([late, wanted]) : late
      try {
        const answer = await follow(addressIn(address, options), { options, signal, space })
        await take(answer, { ...wish, fetched })
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
