import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from './handle.ts'
import { newId } from './secrets/tokens.ts'

type Options = { secret: Buffer | string; isSecure: boolean }

/** ASVS 3.3.3: browsers accept a `__Host-` cookie only from this host over HTTPS. */
const nameOf = ({ isSecure }: Options) => (isSecure ? '__Host-visitor' : 'visitor')

export const visitorCookieSeconds = 365 * 24 * 60 * 60

/** Cubot makes phones. */
const crawlers =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|facebookexternalhit|whatsapp\/|preview|archiver|lighthouse/i

function knownId(cookie: string | undefined, signer: Signer): string | undefined {
  const { valid, value } = cookie ? signer.unsign(cookie) : { valid: false, value: null }
  return valid && value ? value : undefined
}

/** Needs @fastify/cookie. A cookie that was tampered with counts as none. */
export function createVisitorReader(options: Options) {
  const name = nameOf(options)
  // Shared, since creating one takes 0.1 ms.
  const signer = new Signer(options.secret)

  const welcome = (reply: FastifyReply, id: string): string => {
    reply.setCookie(name, signer.sign(id), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.isSecure,
      maxAge: visitorCookieSeconds,
    })
    return id
  }

  return (request: FastifyRequest, reply: FastifyReply): Visitor => {
    let id: string | undefined
    const known = () => id ?? knownId(request.cookies[name], signer)
    return {
      id: (ofNew = newId()) => {
        id = known() ?? welcome(reply, ofNew)
        return id
      },
      known,
      isBot: crawlers.test(request.headers['user-agent'] ?? ''),
    }
  }
}
