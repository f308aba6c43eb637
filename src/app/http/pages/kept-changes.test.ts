import { describe, expect, test, vi } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

/** A page shows the name of the ad with the id in its address; while it is busy none can be drawn. */
let isBusy = false
type Ask = (name: string, input: object) => Promise<{ status: number; body: unknown }>
const renderer = {
  fetch: async ({ url }: Request, { context }: { context: object }) => {
    if (isBusy) throw new Error('too busy')
    const { dispatch } = context as { dispatch: Ask }
    const id = Number(/\d+$/.exec(url)?.[0])
    const { status, body } = await dispatch('GET /properties/{id}', { params: { id } })
    return new Response(`<!doctype html><p>${JSON.stringify(body)}</p>`, { status })
  },
}

const site = await openSite({ env: { WORKER: 'off' }, renderer })
const ask = asker(site)
/** Another process, in which the pages are read; the first one writes. */
const other = await openSite({ env: { WORKER: 'off' }, renderer, beside: site })

/** What a process hears of earlier changes keeps it from keeping what is made meanwhile. */
const isKeptByOther = (
  read: (from: typeof site) => Promise<{ body: string; statusCode: number }>,
) =>
  expect
    .poll(async () => {
      isBusy = false
      await read(other)
      isBusy = true
      const { statusCode } = await read(other)
      isBusy = false
      return statusCode
    })
    .toBe(200)

async function keptPage(email: string) {
  const person = await signUp(site, { email, role: 'landlord' })
  const { token } = person
  const ad = await ask('POST', '/properties', { token, body: postedAd() })
  const { id } = ad.body.data.property
  const read = ({ app } = site) => app.inject(`/en/properties/${id}`)
  expect((await read()).statusCode).toBe(200)
  await isKeptByOther(read)
  return { token, id, read }
}

describe('a kept page of an ad', () => {
  test.each([
    ['is hidden', (id: number) => ['POST', `/properties/set-visibility/${id}`, 'hidden'] as const],
    ['loses its advertiser', () => ['DELETE', '/auth/account', ''] as const],
    ['loses a phone number', () => ['PUT', '/agents/update', ''] as const],
  ])('that %s is not sent again, though none can be drawn', async (name, changeOf) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    isBusy = false
    const { token, id, read } = await keptPage(`${name.replaceAll(' ', '-')}@example.com`)
    isBusy = true
    vi.advanceTimersByTime(31_000)
    const old = await read()
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-store'])
    const [method, path, visibility] = changeOf(id)
    const body = visibility ? { visibility } : { password: 'mint tea', showPhone: false }
    expect((await ask(method, path, { token, body })).status).toBe(200)
    expect((await read()).statusCode).toBe(500)
    await expect.poll(async () => (await read(other)).statusCode).toBe(500)
    vi.useRealTimers()
  })

  test('of anything is made again once its process may have missed a change', async () => {
    isBusy = false
    const { read } = await keptPage('missed@example.com')
    isBusy = true
    const isOld = async () => (await read(other)).headers['cache-control'] === 'no-store'
    expect(await isOld()).toBe(false)
    await site.db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'dara listener' and datname = current_database()`,
    )
    // None can be drawn, so the old one is shown.
    await expect.poll(isOld).toBe(true)
    isBusy = false
    expect(await isOld()).toBe(false)
    isBusy = true
    expect(await isOld()).toBe(false)
    isBusy = false
  })
})
