import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** `require` throws 409 if `If-Match` names another version; `requireNamed` also 428 if none. */
export type Versions = {
  show: (object: object) => void
  require: (object: object, current: object) => void
  requireNamed: (object: object, current: object) => void
}

export class Conflict extends Refusal {
  readonly current: object

  constructor(current: object) {
    super(409, [{ code: 'changed_meanwhile' }])
    this.current = current
  }
}

/** Keys must be in the order of the contract. */
function tagOf(object: object): string {
  const hash = createHash('sha256').update(JSON.stringify(object)).digest('base64url')
  return `"${hash.slice(0, 22)}"`
}

/** A proxy that compresses may have made a tag weak. */
const tagsIn = (ifMatch: string) => ifMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))

function namesAny(ifMatch: string, tag: string): boolean {
  const tags = tagsIn(ifMatch)
  return tags.includes('*') || tags.includes(tag)
}

export function versionsOf(request: FastifyRequest, reply: FastifyReply): Versions {
  const ifMatch = request.headers['if-match']
  const require = (object: object, current: object) => {
    if (ifMatch !== undefined && !namesAny(ifMatch, tagOf(object))) throw new Conflict(current)
  }
  return {
    show: (object) => void reply.header('etag', tagOf(object)),
    require,
    requireNamed: (object, current) => {
      const isNamed = ifMatch !== undefined && !tagsIn(ifMatch).includes('*')
      if (!isNamed) throw new Refusal(428, [{ code: 'version_needed' }])
      require(object, current)
    },
  }
}
