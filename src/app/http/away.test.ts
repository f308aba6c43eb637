import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { releaseSlot } from '#platform/database/wait-limit.ts'
import { addSecurityHeaders } from '#platform/http/security-headers.ts'
import { readConfig } from '../config.ts'
import { PageCache } from './pages/page-cache.ts'
import { addPages } from './pages/page-handler.ts'

/** A database as pages meet it: while it is away they say that they wait, and wait. */
let back: PromiseWithResolvers<void> | undefined
let isKnown = false
let renderings = 0
const dispatch = () => async () => {
  if (back) {
    releaseSlot()
    await back.promise
  }
  return { status: 200, body: { data: {} } }
}
const renderer = {
  fetch: async (_request: Request, { context }: { context: object }) => {
    renderings += 1
    const { dispatch: ask } = context as {
      dispatch: (name: string, input: object) => Promise<unknown>
    }
    await ask('GET /settings', {})
    return new Response(`<!doctype html><p>${renderings}</p>`)
  },
}

test('A page that was kept is answered at once while the database is away', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const app = Fastify()
  await addSecurityHeaders(app, { isSecure: false })
  const cache = new PageCache({ isAway: () => isKnown })
  addPages(app, { config: readConfig({}), dispatch, renderer, cache })
  const ask = async () => (await app.inject('/en')).body
  expect(await ask()).toContain('<p>1</p>')
  vi.advanceTimersByTime(60_000)
  back = Promise.withResolvers()
  // Nobody knows yet: the rendering finds out, and goes on by itself.
  expect(await Promise.all([ask(), ask()])).toEqual([
    expect.stringContaining('<p>1</p>'),
    expect.stringContaining('<p>1</p>'),
  ])
  isKnown = true
  expect(await ask()).toContain('<p>1</p>')
  expect(renderings).toBe(2)
  isKnown = false
  back.resolve()
  back = undefined
  await expect.poll(ask).toContain('<p>2</p>')
  vi.useRealTimers()
  await app.close()
})
