import type { Access } from '#platform/endpoint/endpoint.ts'
import { maxIdleSeconds, tokenSeconds } from '#platform/session/sessions.ts'

export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `The \`token\` that \`POST /auth/login\` answers with. It is good for ${tokenSeconds / 60} minutes; \`POST /auth/refresh\` gives the next one.`,
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refresh_token',
    description: `Set by \`POST /auth/login\`, good for ${maxIdleSeconds / 86_400} days after its last use. Calls that need it are accepted from the site's own pages only.`,
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-visitor',
    description:
      'Says which visitor is calling. The first answer sets it; a call without it is a new visitor. Its name is `visitor` on a site without HTTPS.',
  },
} as const

type Requirement = Partial<Record<keyof typeof securitySchemes, []>>

/** What a caller has to send; an empty requirement stands for a caller who sends nothing. */
export function securityOf(access: Access): Requirement[] {
  if (access === 'public' || access === 'link') return []
  if (access === 'visitor') return [{}, { visitor: [] }]
  if (access === 'anyone') return [{ token: [] }, { visitor: [] }, {}]
  if (access === 'cookie') return [{ session: [] }]
  return access === 'form' ? [{ token: [] }, {}] : [{ token: [] }]
}
