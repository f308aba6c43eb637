import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#app/config.ts'
import { openSite } from '#test/site.ts'

const now = () => new Date('2026-03-31T22:30:00Z')
const path = '/.well-known/security.txt'

const site = await openSite({ now, env: { PUBLIC_URL: 'https://dara.example', DEMO: 'on' } })
const named = await openSite({ env: { SECURITY_CONTACT: 'https://dara.example/en/report' } })

const fieldsOf = async ({ app }: typeof site) => {
  const { body } = await app.inject(path)
  return Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  )
}

describe('security.txt', () => {
  test('says whom to tell, until when, in which languages and where it belongs', async () => {
    const { statusCode, headers, body } = await site.app.inject(path)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(body).toBe(
      [
        'Contact: mailto:hello@dara.example',
        'Expires: 2026-09-27T00:00:00.000Z',
        'Preferred-Languages: en, ar',
        'Canonical: https://dara.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  test('ends within a year, counted anew each day', async () => {
    const { Expires } = await fieldsOf(named)
    const days = (Date.parse(Expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
  })

  test('names the contact of the configuration before that of the settings', async () => {
    expect((await fieldsOf(named)).Contact).toBe('https://dara.example/en/report')
  })

  test('is absent without a contact, not false', async () => {
    const contact = { phone: null, whatsapp: null, email: null, address: null }
    await site.db.pool.query("update settings set value = $1 where key = 'contact'", [
      JSON.stringify(contact),
    ])
    await expect.poll(async () => (await site.app.inject(path)).statusCode).toBe(404)
  })

  test.each(['security@dara.example', 'http://dara.example', 'data:text/html,x', 'mailto:x'])(
    'has no contact %s, which no program could follow',
    (SECURITY_CONTACT) => {
      expect(() => readConfig({ SECURITY_CONTACT, DEMO: 'on' })).toThrow(ConfigError)
    },
  )
})
