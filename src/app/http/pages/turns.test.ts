import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const drawn: number[] = []
let turn = 0
let gate: Promise<unknown> = Promise.resolve()
const renderer = {
  fetch: async () => {
    drawn.push(turn)
    await gate
    return new Response('<!doctype html>')
  },
}
const { app } = await openSite({ env: { WORKER: 'off' }, renderer })

test('pages that need no database leave the others their turns', async () => {
  const count = () => {
    turn += 1
    if (drawn.length < 40) setImmediate(count)
  }
  const asked = Array.from({ length: 40 }, (_, at) => app.inject(`/en/login?at=${at}`))
  setImmediate(count)
  await Promise.all(asked)
  const ofTurns = Map.groupBy(drawn, (at) => at).values()
  expect(Math.max(...ofTurns.map(({ length }) => length))).toBeLessThanOrEqual(4)
})

test('many callers of one network leave a place to others', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  gate = promise
  drawn.length = 0
  const ask = (remoteAddress: string) =>
    app.inject({ url: `/en/login?from=${remoteAddress}`, remoteAddress })
  const crowd = Array.from({ length: 40 }, (_, at) => ask(`198.51.100.${at}`))
  await expect.poll(() => drawn.length).toBe(3)
  const other = ask('192.0.2.1')
  await expect.poll(() => drawn.length).toBe(4)
  open()
  expect((await other).statusCode).toBe(200)
  await Promise.all(crowd)
})
