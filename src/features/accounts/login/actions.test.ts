import { describe, expect, test } from 'vitest'
import { openCheapPasswords } from '#test/keys.ts'
import { asker, mailedToken, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const minutes = (count: number) => {
  time += count * 60_000
}

const cheap = openCheapPasswords()
let comparisons = 0
const passwords: typeof cheap = {
  ...cheap,
  isRight: (password, stored) => {
    comparisons += 1
    return cheap.isRight(password, stored)
  },
}
const env = { WORKER: 'off', RATE_LIMITS: 'on' }
const site = await openSite({ now: tick, env, passwords })

let host = 0
const askElsewhere = () => {
  host += 1
  return asker(site, `10.0.${host >> 8}.${host & 255}`)
}

let numbers = 0
const newPhone = () => {
  numbers += 1
  return `+97150${7_000_000 + numbers}`
}

let people = 0
const person = async (phone: string, password = `password ${people}`) => {
  people += 1
  const email = `person.${people}@example.com`
  const secrets = { password, confirmPassword: password }
  const { user, token } = await signUp(site, { email, phone, ...secrets }, askElsewhere())
  const update = (body: object) => askElsewhere()('PUT', '/agents/update', { token, body })
  return { id: user.id as number, email, password, update }
}
type Person = Awaited<ReturnType<typeof person>>

type Cookies = Record<string, string>

const send = (email: string, password: string, cookies: Cookies = {}) =>
  askElsewhere()('POST', '/auth/login', { body: { email, password }, cookies })

/** Whom a login opens, or how it is refused. */
const login = async (name: string, password: string, cookies: Cookies = {}) => {
  const { status, body } = await send(name, password, cookies)
  return status === 200 ? (body.data.user.id as number) : status
}

/** The cookie of a browser from which somebody has been in by e-mail. */
const browserOf = async ({ email, password }: Person, before: Cookies = {}) => {
  const { cookies } = await send(email, password, before)
  const visitor = Object.values(cookies).find(({ name }) => name.endsWith('visitor'))
  return visitor ? { [visitor.name]: visitor.value } : before
}

const guess = (phone: string, cookies: Cookies = {}) => login(phone, 'a guess', cookies)

const guesses = async (phone: string, count: number, cookies: Cookies = {}) => {
  const seen = []
  for (let times = 0; times < count; times += 1) seen.push(await guess(phone, cookies))
  return seen
}

describe('A phone number of several accounts', () => {
  test('lets each of them in by their own password', async () => {
    const phone = newPhone()
    const all = [await person(phone), await person(phone), await person(phone)]
    for (const { id, password } of all) expect(await login(phone, password)).toBe(id)
    expect(await login(phone, 'of nobody')).toBe(401)
  })

  test('lets in who has had it longest, where two have the same password', async () => {
    const phone = newPhone()
    const moved = await person(newPhone(), 'the same')
    const first = await person(phone, 'the same')
    await moved.update({ phone })
    expect(await login(phone, 'the same')).toBe(first.id)
  })

  test('is that of the four that have had it longest, whoever comes later', async () => {
    const phone = newPhone()
    const earlier = await person(newPhone())
    const all = []
    for (let count = 0; count < 4; count += 1) all.push(await person(phone))
    await earlier.update({ phone })
    expect(await login(phone, earlier.password)).toBe(401)
    const last = all.at(-1)!
    expect(await login(phone, last.password)).toBe(last.id)
    await all[0]!.update({ phone: newPhone() })
    minutes(60)
    expect(await login(phone, all[0]!.password)).toBe(401)
    expect(await login(phone, earlier.password)).toBe(earlier.id)
    await all[0]!.update({ phone })
    expect(await login(phone, all[0]!.password)).toBe(401)
  })

  test('is compared with four passwords, whatever there is and whose is right', async () => {
    const counted = async (work: () => Promise<unknown>) => {
      minutes(60)
      comparisons = 0
      await work()
      return comparisons
    }
    const [free, taken, shared] = [newPhone(), newPhone(), newPhone()]
    const one = await person(taken)
    const cookies = await browserOf(one)
    const two = [await person(shared), await person(shared), await person(shared)]
    const known = await browserOf(two[1]!)
    const seen = [
      await counted(() => login(free, 'a guess')),
      await counted(() => login(taken, 'a guess')),
      await counted(() => login(taken, one.password)),
      await counted(() => login(taken, 'a guess', cookies)),
      await counted(() => login(taken, one.password, cookies)),
      await counted(() => login(shared, two[0]!.password)),
      await counted(() => login(shared, two[2]!.password)),
      await counted(() => login(shared, two[0]!.password, known)),
      await counted(() => login(shared, two[1]!.password, known)),
      await counted(() => login(shared, 'a guess', known)),
    ]
    expect(seen).toEqual(seen.map(() => 4))
    expect([
      await counted(() => login(one.email, one.password)),
      await counted(() => login(one.email, 'a guess')),
      await counted(() => login('nobody@example.com', 'a guess')),
    ]).toEqual([1, 2, 2])
  })
})

describe('Tries of a phone number', () => {
  test('are not given back by the right password of an account that has it too', async () => {
    const phone = newPhone()
    await person(phone)
    const thief = await person(phone)
    const seen = []
    for (let times = 0; times < 4; times += 1) {
      seen.push(await guess(phone), await login(phone, thief.password))
    }
    expect(seen).toEqual([401, thief.id, 401, thief.id, 401, 429, 429, 429])
  })

  test('are not more from a browser that is known to another account with it', async () => {
    const phone = newPhone()
    const owner = await person(phone)
    const thief = await person(phone)
    const cookies = await browserOf(thief)
    expect(await guesses(phone, 4, cookies)).toEqual([401, 401, 401, 401])
    // The thief ends the count of this browser, and guesses on.
    expect(await login(phone, thief.password, cookies)).toBe(thief.id)
    expect(await guess(phone, cookies)).toBe(401)
    expect(await login(phone, owner.password, cookies)).toBe(401)
    expect(await guess(phone)).toBe(429)
    expect(await login(phone, thief.password, cookies)).toBe(thief.id)
  })

  test('are booked for each account that knows the browser, and ended for the right one alone', async () => {
    const phone = newPhone()
    const [one, other] = [await person(phone), await person(phone)]
    const cookies = await browserOf(other, await browserOf(one))
    const seen = []
    for (let times = 0; times < 7; times += 1) seen.push(await login(phone, one.password, cookies))
    expect(seen).toEqual(seen.map(() => one.id))
    expect(await login(phone, other.password, cookies)).toBe(429)
    minutes(6)
    expect(await login(phone, other.password, cookies)).toBe(other.id)
  })

  test('do not keep the owner out of a browser that was in before', async () => {
    const phone = newPhone()
    const owner = await person(phone)
    const cookies = await browserOf(owner)
    await guesses(phone, 8)
    expect(await login(phone, owner.password)).toBe(429)
    expect(await guess(phone, cookies)).toBe(401)
    expect(await login(phone, owner.password, cookies)).toBe(owner.id)
  })

  test('from a known browser run out as those by e-mail do', async () => {
    const phone = newPhone()
    const owner = await person(phone)
    const cookies = await browserOf(owner)
    expect(await guesses(phone, 6, cookies)).toEqual([401, 401, 401, 401, 401, 429])
    expect(await login(owner.email, owner.password, cookies)).toBe(429)
  })

  test('let somebody into a second account from a browser that knows the first', async () => {
    const phone = newPhone()
    const [first, second] = [await person(phone), await person(phone)]
    const cookies = await browserOf(first)
    expect(await login(phone, second.password, cookies)).toBe(second.id)
  })
})

test('a new password by mail ends the count of the e-mail, and that of no phone number', async () => {
  const phone = newPhone()
  const owner = await person(phone)
  const thief = await person(newPhone())
  await thief.update({ phone })
  await guesses(phone, 5)
  const ask = askElsewhere()
  await ask('POST', '/auth/forget-password', { body: { email: thief.email } })
  const token = await mailedToken(site, thief.email, 'reset-password')
  const secrets = { password: 'another one', confirmPassword: 'another one' }
  await ask('POST', '/auth/reset-password', { body: { token, ...secrets } })
  expect([await guess(phone), await login(phone, owner.password)]).toEqual([429, 429])
})

test('a registration that nobody has opened has no phone number', async () => {
  const phone = newPhone()
  const body = registration({ email: 'waits@example.com', phone })
  await askElsewhere()('POST', '/auth/register', { body })
  expect(await login(phone, 'mint tea')).toBe(401)
})
