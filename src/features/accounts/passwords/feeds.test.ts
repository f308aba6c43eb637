import { describe, expect, test } from 'vitest'
import { asker, mailedToken, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)

/** An agent with three feeds, one of which somebody else may have added. */
async function agentWithFeeds(email: string) {
  const { token } = await signUp(site, { email })
  const add = (url: string, schedule: string) =>
    ask('POST', '/feeds', { token, body: { url, schedule } })
  await add('https://crm.example/agent.xml', 'daily')
  await add('https://crm.example/office.xml', 'hourly')
  await add('https://thief.example/evil.xml', 'hourly')
  await add('https://unused.example/old.xml', 'off')
  return token
}

const newest = async (email: string) => {
  const [mail] = await mailsTo(site, email)
  return mail!
}

async function reset(email: string, headers: object = {}) {
  await ask('POST', '/auth/forget-password', { body: { email } })
  const token = await mailedToken(site, email, 'reset-password')
  const body = { token, password: 'rose water', confirmPassword: 'rose water' }
  expect((await ask('POST', '/auth/reset-password', { body, headers })).status).toBe(200)
}

describe('The letter of a changed password', () => {
  test('names where ads still come from after a reset, and leads to the page that ends it', async () => {
    const email = 'robbed@example.com'
    await agentWithFeeds(email)
    await reset(email)
    const { subject, text, html } = await newest(email)
    expect(subject).toBe('Your password was changed')
    expect(text).toContain('automatically from crm. example, thief. example.')
    expect(text).toMatch(/\/en\/account\/feeds\n/)
    expect(html).not.toContain('thief.example')
    expect(text).not.toContain('unused')
  })

  test('says so in Arabic', async () => {
    const email = 'robbed-ar@example.com'
    await agentWithFeeds(email)
    await reset(email, { 'accept-language': 'ar' })
    const { text } = await newest(email)
    expect(text).toContain('\u2066crm. example\u2069، \u2066thief. example\u2069.')
    expect(text).toContain('/ar/account/feeds')
  })

  test('says so where the owner changed it', async () => {
    const email = 'changes@example.com'
    const token = await agentWithFeeds(email)
    const body = { oldPassword: 'mint tea', newPassword: 'rose water' }
    await ask('PUT', '/auth/update-password', { token, body })
    expect((await newest(email)).text).toContain('thief. example')
  })

  test('says nothing of feeds where none is fetched by itself', async () => {
    const email = 'plain@example.com'
    await signUp(site, { email })
    await reset(email)
    expect((await newest(email)).text).not.toContain('feeds')
  })
})
