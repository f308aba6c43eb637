import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { mountApi } from '#platform/api.ts'
import type { Handler } from '#platform/handle.ts'
import { readyCall } from '#platform/run-call.ts'
import type { Connection } from '#platform/sql.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { createVisitorReader } from '#platform/visitor.ts'

import { atEnd } from './database.ts'
import { testKeys } from './keys.ts'

type ApiFixtures = { handlers: Handler[]; db: Connection; now?: () => Date }

/** A server with only these calls; `get` and `post` go through HTTP's whole path. */
export const apiServer = async ({ handlers, db, now = () => new Date() }: ApiFixtures) => {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await app.register(cookie)
  mountApi(app, handlers.map(readyCall), {
    primary: db.kysely,
    reader: () => db.kysely,
    now,
    visitor: createVisitorReader({ secret: 'a secret of the tests', isSecure: true }),
    publicUrl: undefined,
    vault: openVault(testKeys.vault),
  })
  atEnd(() => app.close())

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: `/api${path}`, headers })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  const post = async (path: string, payload: unknown, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/json' }
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...type, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      cookies: answer.cookies,
      body: answer.json(),
    }
  }
  return { get, post }
}

/** What robots send to break a search, percent-encoded, and what a search should answer. */
export const hostileQueries: [string, string, number][] = [
  ['ten kilobytes', 'a'.repeat(10_000), 422],
  ['null bytes', 'dubai%00marina', 422],
  ['control characters', '%1b%5b2J', 422],
  ['bidi overrides', '%e2%80%aeaniram%e2%80%ac', 200],
  ['only signs', `%25_%5c'%22;--)(*%26^`, 200],
  ['broken UTF-8', '%ff%fe%80', 200],
  ['a lone surrogate', '%ed%a0%80', 200],
  ['a percent sign alone', '%', 200],
  ['many combining marks', `m${'%cc%81'.repeat(90)}`, 200],
]
