import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/** The longest form has about forty, of which some are repeated. */
const maxFields = 200

const utf8 = new TextDecoder('utf-8', { fatal: true })

const malformed = () => new Refusal(400, [{ code: 'malformed' }])

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

/** As scripts read it: a browser sends each line break of a text as two characters. */
export const fieldText = (sent: string) => sent.replaceAll('\r\n', '\n')

function pairsOf(body: Buffer): [name: string, value: string][] {
  const parts = utf8.decode(body).split('&', maxFields + 1)
  if (parts.length > maxFields) throw malformed()
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=')
      return [decode(name), fieldText(decode(value.join('=')))]
    })
}

function readPairs(body: Buffer) {
  try {
    return pairsOf(body)
  } catch {
    throw malformed()
  }
}

/** Only what a browser's form sends; a body that is not well-formed UTF-8 is refused. */
export function readFormBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      const typed = new FormData()
      for (const [name, value] of readPairs(body)) typed.append(name, value)
      return typed
    },
  )
}
