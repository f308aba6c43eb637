import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from './handle.ts'

type Options = { secret: Buffer | string; isSecure: boolean }

/** Browsers take a `__Host-` cookie from nobody but this very host, over HTTPS (ASVS 3.3.3). */
const nameOf = ({ isSecure }: Options) => (isSecure ? '__Host-visitor' : 'visitor')

const yearSeconds = 365 * 24 * 60 * 60

/** What calls itself a crawler or a link preview; Cubot makes phones. */
const crawlers =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|facebookexternalhit|whatsapp\/|preview|archiver|lighthouse/i

function knownId(cookie: string | undefined, signer: Signer): string | undefined {
  const { valid, value } = cookie ? signer.unsign(cookie) : { valid: false, value: null }
  return valid && value ? value : undefined
}

/**
 * Tells of a request who is visiting, known by a signed cookie that is made when its id is first
 * asked for: 128 random bits. A cookie that was tampered with counts as none.
 * Needs @fastify/cookie.
 */
export function visitorReader(options: Options) {
  const name = nameOf(options)
  // Trying its algorithm out takes a tenth of a millisecond, so requests share it.
  const signer = new Signer(options.secret)

  const welcome = (reply: FastifyReply): string => {
    const made = randomBytes(16).toString('base64url')
    reply.setCookie(name, signer.sign(made), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.isSecure,
      maxAge: yearSeconds,
    })
    return made
  }

  return (request: FastifyRequest, reply: FastifyReply): Visitor => {
    let id: string | undefined
    const known = () => id ?? knownId(request.cookies[name], signer)
    return {
      id: () => {
        id = known() ?? welcome(reply)
        return id
      },
      known,
      isBot: crawlers.test(request.headers['user-agent'] ?? ''),
    }
  }
}
