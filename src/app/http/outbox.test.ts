import { describe, expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { app, db, providers } = site

const post = (to: string, subject: string, at: number) =>
  providers.post(
    db.kysely,
    {
      to,
      language: 'ar',
      subject,
      paragraphs: ['<script>alert(1)</script>'],
      link: { label: 'تأكيد', url: 'http://127.0.0.1/ar/verify/abc' },
      footer: 'دارة',
    },
    { now: new Date(at) },
  )
await post('sara+1@example.com', 'First', 1_000)
await post('sara+1@example.com', 'Second', 2_000)
await post('omar@example.com', 'Third', 3_000)

const messagesAt = async (path: string) => {
  const answer = await app.inject(path)
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json().data.messages
}

describe('the outbox of a demo', () => {
  test('lists the mails, the newest first', async () => {
    const [third, ...older] = await messagesAt('/dev/mail.json')
    expect(third).toMatchObject({ to: 'omar@example.com', subject: 'Third' })
    expect(Object.keys(third).sort()).toEqual(['createdAt', 'html', 'subject', 'text', 'to'])
    expect(third.createdAt).toBe('1970-01-01T00:00:03.000Z')
    expect(older.map((mail: { subject: string }) => mail.subject)).toEqual(['Second', 'First'])
  })

  test.each(['sara%2B1@example.com', 'sara+1@example.com', 'SARA%2b1@EXAMPLE.COM'])(
    'finds those of one recipient: %s',
    async (to) => {
      expect(await messagesAt(`/dev/mail.json?to=${to}`)).toHaveLength(2)
    },
  )

  test('is a page whose links can be followed and where nothing runs', async () => {
    const answer = await app.inject('/dev/mail')
    expect(answer.body).toContain('<a href="http://127.0.0.1/ar/verify/abc">')
    expect(answer.body).toContain('width=device-width')
    // Long lines of preformatted Arabic would leave the page at its left, where nothing scrolls.
    expect(answer.body).not.toContain('<pre')
    expect(answer.body).not.toContain('<script>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('the outbox of a site in production', () => {
  test('is not there', async () => {
    const key = Buffer.alloc(32, 1).toString('base64')
    const keys = { ENCRYPTION_KEY: key, PASSWORD_PEPPER: key }
    const baseEnvironment = { SMTP_URL: 'outbox', TRUST_PROXY: 'none' }
    const real = await openSite({
      env: {
        DEMO: 'off',
        PUBLIC_URL: 'https://dara.example',
        ...keys,
        ...baseEnvironment,
        WORKER: 'off',
      },
    })
    const answer = await real.app.inject('/dev/mail.json')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).not.toContain('messages')
  })
})
