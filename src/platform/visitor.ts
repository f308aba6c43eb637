import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from './handle.ts'

const cookieName = 'visitor'
const year = 365 * 24 * 60 * 60

/** What calls itself a crawler or a link preview; Cubot makes phones. */
const crawlers =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|facebookexternalhit|whatsapp\/|preview|archiver|lighthouse/i

type Options = { secret: Buffer | string; isSecure: boolean }

function knownId(request: FastifyRequest, signer: Signer): string | undefined {
  const cookie = request.cookies[cookieName]
  const { valid, value } = cookie ? signer.unsign(cookie) : { valid: false, value: null }
  return valid && value ? value : undefined
}

/**
 * Who is visiting, known by a signed cookie that is made when its id is first asked for: 128 random
 * bits (reliability.md 3.5). A cookie that was tampered with counts as none. Needs @fastify/cookie.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, options: Options): Visitor {
  let id: string | undefined

  const find = (): string => {
    const signer = new Signer(options.secret)
    const known = knownId(request, signer)
    if (known) return known
    const made = randomBytes(16).toString('base64url')
    reply.setCookie(cookieName, signer.sign(made), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.isSecure,
      maxAge: year,
    })
    return made
  }

  return {
    id: () => {
      id ??= find()
      return id
    },
    isBot: crawlers.test(request.headers['user-agent'] ?? ''),
  }
}
