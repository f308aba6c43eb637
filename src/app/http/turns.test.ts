import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })

const crowd = 200

test.each([
  ['an address that cannot be read', '/%zz'],
  ['a parameter that is too long', `/api/properties/${'x'.repeat(201)}`],
  ['too many parameters', `/?${'&'.repeat(251)}`],
])('a crowd that is refused for %s leaves others their turns', async (_what, url) => {
  const order: string[] = []
  const ask = async (path: string, remoteAddress: string) => {
    const { statusCode } = await site.app.inject({ url: path, remoteAddress })
    order.push(path)
    return statusCode
  }
  await ask('/api/settings', '192.0.2.1')
  order.length = 0
  const refused = Array.from({ length: crowd }, (_, at) => ask(url, `198.51.100.${at % 8}`))
  const other = ask('/api/settings', '192.0.2.1')
  expect(await other).toBe(200)
  expect(order.length).toBeLessThan(crowd / 2)
  for (const status of await Promise.all(refused)) expect([400, 404, 414]).toContain(status)
})
