import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { overload } from '#platform/http/queueing/lanes.ts'
import { openSite } from '#test/site.ts'

const failing = (error: Error) => ({
  fetch: async () => {
    throw error
  },
})

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function siteThatFails(error: Error) {
  const { app } = await openSite({ env: { WORKER: 'off' }, renderer: failing(error) })
  return app
}

test('a page that cannot be drawn now says so in its language, and programs get the reasons', async () => {
  const app = await siteThatFails(overload)
  const arabic = await app.inject({ url: '/ar/properties?<q>', headers: browser })
  expect(arabic.statusCode).toBe(503)
  expect(Number(arabic.headers['retry-after'])).toBeGreaterThan(0)
  expect(arabic.headers['cache-control']).toBe('no-store')
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.body).toContain('نواجه ضغطًا كبيرًا الآن')
  expect(arabic.body).toContain('<a href="">حاول مرة أخرى</a>')
  expect(arabic.body).not.toContain('<q>')
  const english = await app.inject({ url: '/properties', headers: browser })
  expect(english.body).toContain('We are very busy right now')
  const data = await app.inject({ url: '/properties', headers: { accept: '*/*' } })
  expect(data.json().errors[0].code).toBe('overloaded')
})

test('a page that fails tells nothing of the reason, and its style is the one that its policy allows', async () => {
  const app = await siteThatFails(new Error('secret of the database'))
  const { statusCode, headers, body } = await app.inject({ url: '/en', headers: browser })
  expect(statusCode).toBe(500)
  expect(body).not.toContain('secret')
  const style = /<style>(?<text>[\s\S]*)<\/style>/.exec(body)?.groups?.text ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('an address that nobody can read is refused like a page that cannot be drawn', async () => {
  const app = await siteThatFails(overload)
  const { statusCode, headers, body } = await app.inject({ url: '/ar/%E0%A4%A', headers: browser })
  expect(statusCode).toBe(400)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toContain("default-src 'none';style-src 'sha256-")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).toContain('dir="rtl"')
  expect(body).toContain('<a href="/ar">إلى الصفحة الرئيسية</a>')
  for (const url of ['/api/%E0%A4%A', '/api/nothing']) {
    const api = await app.inject({ url, headers: browser })
    expect(api.headers['content-type']).toContain('application/json')
  }
})
