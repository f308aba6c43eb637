import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const drawn: number[] = []
let turn = 0
const renderer = {
  fetch: async () => {
    drawn.push(turn)
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
