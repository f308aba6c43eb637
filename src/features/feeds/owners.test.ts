import { describe, expect, test } from 'vitest'
import { feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const { ask, person, upload, check, run, over } = feedsOf(await openSite())

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ referenceId: `M-${at}` }))

describe('Feeds of others', () => {
  test('are as absent as none, and so are their runs', async () => {
    const [one, other] = [await person('agent'), await person('agent')]
    const feed = await upload(one, rowsOf(many(2)))
    const done = await over(one, await run(one, feed.id))
    const { token } = other
    const calls = [
      ['POST', `/feeds/${feed.id}/check`],
      ['POST', `/feeds/${feed.id}/run`],
      ['PUT', `/feeds/${feed.id}`],
      ['DELETE', `/feeds/${feed.id}`],
      ['GET', `/feeds/runs/${done.id}`],
      ['GET', `/feeds/runs/${done.id}/rows`],
      ['POST', `/feeds/runs/${done.id}/cancel`],
    ] as const
    for (const [method, path] of calls) {
      const body = method === 'GET' ? {} : { body: {} }
      expect([path, (await ask(method, path, { token, ...body })).status]).toEqual([path, 404])
    }
    expect((await ask('GET', '/feeds', { token })).body.data).toEqual({ feeds: [], runs: [] })
  })
})

describe('One account', () => {
  test('has one run at a time, and can cancel it', async () => {
    const agent = await person('agent')
    const feed = await upload(agent, rowsOf(many(20)))
    const first = await check(agent, feed.id)
    const second = await ask('POST', `/feeds/${feed.id}/run`, { token: agent.token, body: {} })
    expect([202, 409]).toContain(second.status)
    const path = `/feeds/runs/${first.id}/cancel`
    await over(agent, first)
    const cancelled = await ask('POST', path, { token: agent.token, body: {} })
    expect(['cancelled', 'done']).toContain(cancelled.body.data.run.state)
  })

  test('cannot have a file read by itself, nor an address that is not public', async () => {
    const { token } = await person('agent')
    const feed = await upload({ token }, rowsOf(many(1)))
    const put = await ask('PUT', `/feeds/${feed.id}`, { token, body: { schedule: 'daily' } })
    expect(put.body.errors[0]).toMatchObject({ code: 'feed_not_scheduled', path: 'schedule' })
    for (const url of [
      'http://crm.example/',
      'https://127.0.0.1/',
      'https://a:b@crm.example/',
      '',
    ]) {
      const added = await ask('POST', '/feeds', { token, body: { url } })
      expect([url, added.status]).toEqual([url, 422])
    }
  })
})
