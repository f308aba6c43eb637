import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

const deepest = 20
const maxKeys = 1_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

const malformed = () => new Refusal(400, [{ code: 'malformed' }])

function textOf(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw malformed()
  }
}

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

function isModest(value: unknown): boolean {
  let level = [value]
  let keys = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    level = level.flatMap(childrenOf)
    keys += level.length
    if (depth > deepest || keys > maxKeys) return false
  }
  return true
}

/** Refuses bodies that are not JSON in UTF-8, and `__proto__` and `constructor` keys. */
export function readJsonBodies(api: FastifyInstance) {
  api.removeAllContentTypeParsers()
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: Parameters<typeof parse>[0], body: Buffer) => {
      if (body.length === 0) return undefined
      const text = textOf(body)
      const value = await new Promise((resolve, reject) => {
        void parse(request, text, (error, parsed) => (error ? reject(error) : resolve(parsed)))
      })
      if (!isModest(value)) throw malformed()
      return value
    },
  )
}
