import { expect, test, vi } from 'vitest'
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

test('who waits for the own network and then for others waits no longer than once', async () => {
  vi.useFakeTimers()
  const lane = new NetworkLane({ maxActive: 2, maxWaiting: 48, maxWaitMs: 30_000 })
  const other = await lane.enter('192.0.2.1')
  const own = await lane.enter('198.51.100.1')
  const second = lane.enter('198.51.100.2')
  const last = lane.enter('198.51.100.3').then(
    () => 'let in',
    () => 'refused',
  )
  await vi.advanceTimersByTimeAsync(29_000)
  own()
  await second
  await vi.advanceTimersByTimeAsync(1_001)
  expect(await Promise.race([last, Promise.resolve('waits')])).toBe('refused')
  // Nothing of it is left: the places are there for others.
  other()
  await vi.advanceTimersByTimeAsync(60_000)
  const again = await enterAll(lane, ['203.0.113.1'])
  expect(again).toHaveLength(1)
  vi.useRealTimers()
})

test('who goes away no longer waits, in the line of its network and among networks', async () => {
  const lane = new NetworkLane({ maxActive: 1, maxWaiting: 48, maxWaitMs: 60_000 })
  const leave = await lane.enter('192.0.2.1')
  const gone = new AbortController()
  const { signal } = gone
  const callers = ['198.51.100.1', '198.51.100.2']
  const waiting = callers.map((caller) => lane.enter(caller, { signal }))
  gone.abort()
  for (const entering of waiting) await expect(entering).rejects.toMatchObject({ status: 503 })
  const next = lane.enter('198.51.100.3')
  leave()
  await next
})

test('callers that are no addresses have the network that is said', async () => {
  const lane = new NetworkLane({ maxActive: 3 })
  const enter = (caller: string, network: string) => lane.enter(caller, { network })
  await Promise.all([enter('1', 'one'), enter('2', 'one')])
  await expect(enter('3', 'one')).rejects.toMatchObject({ status: 503 })
  await enter('4', 'another')
})
