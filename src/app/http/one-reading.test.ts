import { describe, expect, test } from 'vitest'
import { queryOf, readQuery } from '#platform/endpoint/codec.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

/** A page that shows all it was told of who asks. */
const mirror = {
  fetch: async (request: Request) =>
    new Response(`<!doctype html>${request.url} ${JSON.stringify([...request.headers])}`),
}
const site = await openSite({ renderer: mirror })
const ask = asker(site)
const { app, marinaIds } = site

const act = (payload: string | Buffer) =>
  app.inject({
    method: 'POST',
    url: '/api/anonymous-users/action',
    headers: { 'content-type': 'application/json' },
    payload,
  })

const viewed = `{"propertyId":${marinaIds[0]},"action":"view"}`

describe('what was encoded', () => {
  test.each(['%2527', '%252e%252e', '%25%32%37'])('%s is decoded once in a path', async (text) => {
    const { statusCode } = await app.inject(`/media/files/${text}`)
    expect(statusCode).toBe(404)
    const page = await app.inject(`/en/${text}`)
    expect(page.body).toContain(`/en/${text} `)
  })

  test.each([
    ['%2527', '%27'],
    ['%252e%252e', '%2e%2e'],
    ['Tom%20%26amp%3B%20Jerry', 'Tom &amp; Jerry'],
  ])('%s is decoded once in a query', (sent, read) => {
    expect(readQuery(queryOf(`/api/agents?name=${sent}`))).toEqual({ name: read })
  })

  test('is kept as it was sent, and comes back so', async () => {
    const { token, user } = await signUp(site, { email: 'tom@example.com' })
    const name = 'Tom & Jerry &amp; %2527 <b>{{7*7}}</b> ${7*7} %s'
    const body = { name }
    expect((await ask('PUT', '/agents/update', { token, body })).body.data.user.name).toBe(name)
    const shown = await site.get(`/agents/details/${user.id}`)
    expect(shown.body.data.agent.name).toBe(name)
  })
})

describe('a body has one reading', () => {
  test.each([
    ['its last of two equal keys', '{"propertyId":1,"propertyId":' + viewed.slice(14), 202],
    ['behind a byte order mark', Buffer.from(`\ufeff${viewed}`), 202],
    ['in UTF-16', Buffer.from(viewed, 'utf16le'), 400],
    [
      'with a broken letter',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0x22, 0x7d])]),
      400,
    ],
    ['with half a surrogate', '{"propertyId":"\\ud800","action":"view"}', 422],
    ['as two documents', viewed + viewed, 400],
    ['with a prototype', '{"__proto__":{"propertyId":1},"action":"view"}', 400],
    ['with a constructor', '{"constructor":{"prototype":{}},"action":"view"}', 400],
    ['with an array for a number', '{"propertyId":[1],"action":"view"}', 422],
    ['with an object for a text', `{"propertyId":${marinaIds[0]},"action":{"view":1}}`, 422],
    ['with 1e309', '{"propertyId":1e309,"action":"view"}', 422],
    ['with 2^53', '{"propertyId":9007199254740993,"action":"view"}', 422],
    ['with 2^31', '{"propertyId":2147483648,"action":"view"}', 404],
    ['with a negative number', '{"propertyId":-1,"action":"view"}', 404],
    ['with half a number', '{"propertyId":1.5,"action":"view"}', 422],
  ])('%s', async (_name, payload, status) => {
    expect((await act(payload)).statusCode).toBe(status)
  })
})

describe('a page', () => {
  test('is drawn without whoever asks, so that none can be kept for others', async () => {
    for (const url of ['/en/account', '/en/account/x.css', '/en/dashboard/..%2fx.js']) {
      const { body, headers } = await app.inject({
        url,
        headers: { authorization: 'Bearer of-sara', cookie: 'auth_token=of-sara; user_name=Sara' },
      })
      expect(body).not.toMatch(/sara/i)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })
})

describe('a token', () => {
  test.each(['token', 'auth_token', 'access_token', 'authorization'])(
    'in a query as %s opens nothing',
    async (name) => {
      const token = 'a'.repeat(43)
      const { statusCode } = await app.inject(`/api/auth/account?${name}=${token}`)
      expect(statusCode).toBe(401)
    },
  )
})
