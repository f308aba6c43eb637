import { describe, expect, test } from 'vitest'
import { sweep } from '#platform/session/sweep.ts'
import { asker, mailedToken, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const minutes = (count: number) => {
  time += count * 60_000
}
const now = () => new Date(time)
const site = await openSite({ now, env: { WORKER: 'off', RATE_LIMITS: 'on' } })

/** Addresses are limited too, so each call here comes from one of its own. */
let host = 0
const askElsewhere = () => {
  host += 1
  return asker(site, `10.0.${host >> 8}.${host & 255}`)
}

const person = (email: string, phone: string) =>
  signUp(site, { email, phone: phone.replace('+971', '0') }, askElsewhere())

const login = (email: string, password = 'mint tea') =>
  askElsewhere()('POST', '/auth/login', { body: { email, password } })

/** All that a guesser sees: the answer and when it may be tried again. */
const guess = async (name: string) => {
  const { status, body, headers } = await login(name, 'a guess')
  return { status, body, wait: headers['retry-after'] }
}

describe('Wrong passwords for a name that is guessed', () => {
  /** The e-mail until its tries are used up, then both for three hours. */
  const guessLong = async (email: string, phone: string) => {
    const seen = []
    for (let times = 0; times < 9; times += 1) seen.push(await guess(email))
    for (let times = 0; times < 9; times += 1) {
      seen.push(await guess(phone), await guess(email))
      minutes(20)
    }
    return seen
  }

  test('are answered alike whether an e-mail and a phone are of one account or of nobody', async () => {
    await person('both@example.com', '+971507778899')
    const seen = await guessLong('both@example.com', '+971507778899')
    expect(seen).toEqual(await guessLong('neither@example.com', '+971507770000'))
    expect(seen.slice(0, 10).map(({ status }) => status)).toEqual([
      401, 401, 401, 401, 401, 429, 429, 429, 429, 401,
    ])
  })

  test('are answered as before after the owner was in from a new browser', async () => {
    await person('enters@example.com', '+971507771111')
    const names = ['enters@example.com', 'nobody-enters@example.com']
    const seen: Awaited<ReturnType<typeof guess>>[][] = [[], []]
    const guessAtBoth = async () => {
      for (const [at, name] of names.entries()) seen[at]!.push(await guess(name))
    }
    for (let times = 0; times < 4; times += 1) await guessAtBoth()
    expect((await login('enters@example.com')).status).toBe(200)
    for (let times = 0; times < 4; times += 1) await guessAtBoth()
    expect(seen[0]).toEqual(seen[1])
  })

  test('are at most twenty in an hour for one account, by all of its names', async () => {
    await person('patient@example.com', '+971507772222')
    const statuses = []
    for (let seconds = 0; seconds < 3600; seconds += 30) {
      const names = ['patient@example.com', '0507772222']
      for (const name of names) statuses.push((await guess(name)).status)
      time += 30_000
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(18)
  })
})

describe('A new password by mail', () => {
  const useUp = async (name: string) => {
    for (let times = 0; times < 8; times += 1) await guess(name)
    return (await guess(name)).status
  }

  /** Answers with the cookies of the browser that did it. */
  const chooseNew = async (email: string) => {
    const ask = askElsewhere()
    await ask('POST', '/auth/forget-password', { body: { email } })
    const token = await mailedToken(site, email, 'reset-password')
    const chosen = { password: 'cardamom coffee', confirmPassword: 'cardamom coffee' }
    const { cookies } = await ask('POST', '/auth/reset-password', { body: { token, ...chosen } })
    return Object.fromEntries(Object.values(cookies).map(({ name, value }) => [name, value]))
  }

  test('is good at once by e-mail in any browser, and by phone in the one that chose it', async () => {
    await person('besieged@example.com', '+971507773333')
    expect([await useUp('besieged@example.com'), await useUp('0507773333')]).toEqual([429, 429])
    const cookies = await chooseNew('besieged@example.com')
    expect((await login('besieged@example.com', 'cardamom coffee')).status).toBe(200)
    expect((await login('0507773333', 'cardamom coffee')).status).toBe(429)
    const body = { email: '0507773333', password: 'cardamom coffee' }
    expect((await askElsewhere()('POST', '/auth/login', { body, cookies })).status).toBe(200)
  })

  test('gives no tries back at a phone number, which others may have as well', async () => {
    await person('has-it@example.com', '+971507774444')
    await person('claims-it@example.com', '+971507774444')
    for (const email of ['claims-it@example.com', 'has-it@example.com']) {
      expect(await useUp('0507774444')).toBe(429)
      await chooseNew(email)
      expect((await guess('0507774444')).status).toBe(429)
    }
  })
})

test('forty wrong passwords in a row for a phone number end with a day without any', async () => {
  const guessPatiently = async () => {
    minutes(12)
    const { status, body } = await login('0507775555', 'a guess')
    return [status, body.errors[0].code]
  }
  for (let times = 0; times < 40; times += 1) {
    expect(await guessPatiently()).toEqual([401, 'invalid_credentials'])
  }
  expect(await guessPatiently()).toEqual([429, 'reset_needed'])
  minutes(24 * 60)
  await sweep(site.db.kysely, now())
  expect(await guessPatiently()).toEqual([401, 'invalid_credentials'])
})
