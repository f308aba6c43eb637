import Fastify, { LogController } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../refusal.ts'
import { answerFailure } from '../failures.ts'

type Line = { msg: string; times?: number; route?: string; network?: string }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A server that refuses whatever it is asked, and what it has written about that. */
function refusingServer() {
  const lines: Line[] = []
  const write = (text: string) => void lines.push(JSON.parse(text) as Line)
  const app = Fastify({
    logger: { stream: { write } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: true,
  })
  app.setErrorHandler(answerFailure)
  app.get<{ Params: { status: string } }>('/status/:status', async ({ params }) => {
    throw new Refusal(Number(params.status), [{ code: 'too_many_requests' }])
  })
  for (let at = 0; at < 20; at += 1) {
    app.get(`/route-${at}`, async () => {
      throw new Refusal(401, [{ code: 'unauthenticated' }])
    })
  }
  const ask = (url: string, address = '203.0.113.5') =>
    app.inject({ url, headers: { 'x-forwarded-for': address } })
  const said = () => lines.splice(0)
  return { ask, said }
}

test.each(['401', '403', '429'])(
  'a flood of %s is one line at once and a count each ten seconds',
  async (status) => {
    const { ask, said } = refusingServer()
    const token = { token: 'secret', phone: '0501112233', email: 'sara@example.com' }
    const url = `/status/${status}?${new URLSearchParams(token)}`
    for (let at = 0; at < 50; at += 1) await ask(url, `203.0.113.${at}`)
    const [first, ...others] = said()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      msg: 'refused',
      method: 'GET',
      route: '/status/:status',
      address: '203.0.113.0',
      status: Number(status),
      code: 'too_many_requests',
    })
    vi.advanceTimersByTime(10_000)
    const sum = said()
    const kind = { network: '203.0.113', route: '/status/:status', status: Number(status) }
    expect(sum).toEqual([expect.objectContaining({ msg: 'refused again', ...kind, times: 49 })])
    expect(JSON.stringify([first, sum])).not.toMatch(/secret|0501112233|sara/)
    vi.advanceTimersByTime(60_000)
    expect(said()).toEqual([])
    await ask(url)
    expect(said()).toMatchObject([{ msg: 'refused' }])
  },
)

test('a database that is away is one line with its reason, however many ask', async () => {
  const { ask, said } = refusingServer()
  for (let at = 0; at < 9; at += 1) await ask('/status/503')
  expect(said()).toMatchObject([{ msg: 'unavailable', err: { type: 'Refusal' } }])
  vi.advanceTimersByTime(10_000)
  expect(said()).toMatchObject([{ msg: 'unavailable again', status: 503, times: 8 }])
})

test('many routes and networks are told apart up to a bound, and the others are counted', async () => {
  const { ask, said } = refusingServer()
  for (let at = 0; at < 20; at += 1) await ask(`/route-${at}`)
  expect(said()).toHaveLength(16)
  for (let at = 0; at < 256; at += 1) await ask('/route-0', `198.18.${at}.1`)
  expect(said()).toHaveLength(240)
  vi.advanceTimersByTime(10_000)
  const sums = said()
  expect(sums.filter(({ msg }) => msg === 'refused: others')).toMatchObject([{ times: 4 + 16 }])
  expect(sums.length).toBeLessThan(256)
  // What has not come again makes room.
  vi.advanceTimersByTime(10_000)
  await ask('/route-19')
  expect(said()).toMatchObject([{ msg: 'refused', route: '/route-19' }])
})
