import { expect, test } from 'vitest'
import { NetworkLane } from './network-lane.ts'

const enterAll = async (lane: NetworkLane, callers: readonly string[]) => {
  const entered = await Promise.allSettled(callers.map((caller) => lane.enter(caller)))
  return entered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

test('a network gets two thirds of the places, one of its callers two thirds of these', async () => {
  const lane = new NetworkLane({ maxActive: 48 })
  const one = await enterAll(lane, Array(60).fill('198.51.100.9'))
  expect(one).toHaveLength(22)
  const network = await enterAll(
    lane,
    Array.from({ length: 200 }, (_, at) => `198.51.100.${at}`),
  )
  expect(network).toHaveLength(10)
  expect([lane.isFullFor('198.51.100.77'), lane.isFullFor('192.0.2.1')]).toEqual([true, false])
  expect(await enterAll(lane, ['192.0.2.1', '2001:db8:9:1'])).toHaveLength(2)
  for (const leave of [...one, ...network]) leave()
  expect(await enterAll(lane, Array(60).fill('198.51.100.9'))).toHaveLength(22)
})
