import { expect, test } from 'vitest'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const now = () => new Date(time)
const minutes = (count: number) => {
  time += count * 60_000
}
const site = await openSite({ now, env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const ask = asker(site, '10.0.0.1')

let numbers = 0
const newPhone = () => {
  numbers += 1
  return `+97150${7_000_000 + numbers}`
}

/** Whoever changes a phone number has just given the password. */
const ownerOf = async (email: string) => {
  await signUp(site, { email, phone: newPhone() }, ask)
  return async (body: object, headers: object = {}) => {
    const entered = await ask('POST', '/auth/login', { body: { email, password: 'mint tea' } })
    return ask('PUT', '/agents/update', { token: entered.body.data.token, body, headers })
  }
}

test('a phone number may be changed three times a day, and saved unchanged as often as one likes', async () => {
  const update = await ownerOf('changes@example.com')
  for (let times = 0; times < 3; times += 1) {
    const phone = newPhone()
    for (const body of [{ phone }, { phone }, { phone, job: 'Broker' }, { job: 'Agent' }]) {
      expect((await update(body)).status).toBe(200)
    }
  }
  const phone = newPhone()
  const { status, body, headers } = await update({ phone, job: 'Landlord' })
  const refusal = {
    msg: 'The phone number has been changed too often today. Please try again tomorrow.',
    code: 'phone_changed_often',
    path: 'phone',
  }
  expect([status, body.errors]).toEqual([429, [refusal]])
  expect(Number(headers['retry-after'])).toBeGreaterThan(3600)
  expect((await update({ job: 'Landlord' })).status).toBe(200)
  const inArabic = await update({ phone }, { 'accept-language': 'ar' })
  expect(inArabic.body.errors[0].msg).toBe('غُيِّر رقم الهاتف مرات كثيرة اليوم. يُرجى المحاولة غدًا.')
})

test('a phone number that was changed three times may be changed again a day later', async () => {
  const update = await ownerOf('next-day@example.com')
  for (let times = 0; times < 3; times += 1) {
    expect((await update({ phone: newPhone() })).status).toBe(200)
  }
  minutes(23 * 60)
  expect((await update({ phone: newPhone() })).status).toBe(429)
  minutes(61)
  expect((await update({ phone: newPhone() })).status).toBe(200)
})
