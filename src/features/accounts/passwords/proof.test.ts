import { describe, expect, test } from 'vitest'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf } from '#test/team.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const minutes = (count: number) => {
  time += count * 60_000
}

let host = 0
/** Somebody who signed up more than five minutes ago, and whose token is still good. */
const settled = async (email: string) => {
  host += 1
  const ask = asker(site, `10.1.0.${host}`)
  const { token, user } = await signUp(site, { email }, ask)
  minutes(6)
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    ask(method, path, { token, ...(body && { body }) })
  return {
    user,
    send,
    update: (body: object) => send('PUT', '/agents/update', body),
    prove: (password = 'mint tea') => send('POST', '/auth/confirm-password', { password }),
  }
}

const wanted = [403, 'password_needed', 'password']

describe('A password given more than five minutes ago', () => {
  test.each(['email', 'phone', 'whatsapp'])(
    'is asked for again before the %s changes',
    async (field) => {
      const { update, send, prove, user } = await settled(`moves-${field}@example.com`)
      const fresh = `new-${field}@example.com`
      const body = { name: 'Another Name', [field]: field === 'email' ? fresh : '0509998877' }
      expect(faultOf(await update(body))).toEqual(wanted)
      const { name } = (await send('GET', '/auth/account')).body.data.user
      expect([name, await mailsTo(site, fresh)]).toEqual([user.name, []])
      expect((await prove()).status).toBe(200)
      const { status, body: changed } = await update(body)
      expect([status, changed.data.user.name]).toEqual([200, 'Another Name'])
    },
  )

  test.each(['showPhone', 'showWhatsapp'])(
    'is asked for again before a number is shown, and not to hide it: %s',
    async (field) => {
      const { update, prove } = await settled(`${field.toLowerCase()}@example.com`)
      expect((await update({ [field]: true })).status).toBe(200)
      const hidden = await update({ [field]: false })
      expect([hidden.status, hidden.body.data.user[field]]).toEqual([200, false])
      expect(faultOf(await update({ [field]: true, job: 'Broker' }))).toEqual(wanted)
      expect((await update({ [field]: false, job: 'Broker' })).status).toBe(200)
      await prove()
      expect((await update({ [field]: true })).body.data.user[field]).toBe(true)
    },
  )

  test('is not asked for where both stay as they are, however they are written', async () => {
    const { update, user } = await settled('stays@example.com')
    const body = { email: 'STAYS@example.com', phone: '٠٥٠ ١١١ ٢٢٣٣', job: 'Broker' }
    expect((await update(body)).status).toBe(200)
    expect(user.phone).toBe('+971501112233')
  })

  test('is asked for before all data is handed out', async () => {
    const { send, prove } = await settled('takes@example.com')
    expect(faultOf(await send('GET', '/auth/export'))).toEqual(wanted)
    await prove()
    expect((await send('GET', '/auth/export')).status).toBe(200)
    minutes(6)
    expect(faultOf(await send('GET', '/auth/export'))).toEqual(wanted)
  })
})

describe('POST /auth/confirm-password', () => {
  test('takes the right one only, and counts the tries with those of changing it', async () => {
    const { prove, send } = await settled('guessed@example.com')
    expect(faultOf(await prove('a guess'))).toEqual([422, 'invalid_password', 'password'])
    expect(faultOf(await prove(''))).toEqual([422, 'required', 'password'])
    for (let tries = 1; tries < 20; tries += 1) await prove('a guess')
    expect(faultOf(await prove())[0]).toBe(429)
    const body = { oldPassword: 'mint tea', newPassword: 'cardamom coffee' }
    expect((await send('PUT', '/auth/update-password', body)).status).toBe(429)
  })

  test('counts for the session in which it was given', async () => {
    const email = 'two-places@example.com'
    const { prove, send } = await settled(email)
    const ask = asker(site, '10.2.0.1')
    const body = { email, password: 'mint tea' }
    const token = (await ask('POST', '/auth/login', { body })).body.data.token
    expect((await ask('GET', '/auth/export', { token })).status).toBe(200)
    expect(faultOf(await send('GET', '/auth/export'))).toEqual(wanted)
    await prove()
    minutes(4)
    expect((await send('GET', '/auth/export')).status).toBe(200)
  })
})
