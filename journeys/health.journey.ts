import { expect, test } from './story.ts'

test('The site says that it lives and is ready', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toMatchObject({ status: 'ok' })
  expect((await request.get('/readyz')).status()).toBe(200)
})
