import type { FastifyInstance } from 'fastify'
import { dayMs } from '#i18n/time-units.ts'
import { originOf } from '#platform/http/origin.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ServerParts } from '../server-parts.ts'

/** RFC 9116 (2.5.5) advises less than a year. */
const validDays = 180
const maxAgeSeconds = 24 * 60 * 60

/** At midnight, so that the file stays the same all day. */
const expiryOf = (now: Date) => new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs)

function contactOf({ config, providers }: ServerParts): string | undefined {
  const { email } = providers.settings().contact
  return config.securityContact ?? (email ? `mailto:${encodeURI(email)}` : undefined)
}

export function addSecurityContact(app: FastifyInstance, parts: ServerParts) {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const contact = contactOf(parts)
    if (!contact) throw new Refusal(404, [{ code: 'not_found' }])
    const fields = [
      `Contact: ${contact}`,
      `Expires: ${expiryOf(parts.providers.now()).toISOString()}`,
      'Preferred-Languages: en, ar',
      `Canonical: ${originOf(request, parts.config.publicUrl)}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${maxAgeSeconds}`)
      .send(`${fields.join('\n')}\n`)
  })
}
