import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { showAccount } from '#features/accounts/account/contract.ts'
import { listPropertyTypes } from '#features/reference/catalogue/contract.ts'
import { login } from '#features/accounts/login/contract.ts'
import { listSessions, refresh } from '#features/accounts/sessions/contract.ts'
import { addFavorite } from '#features/visitors/favourites/contract.ts'
import { call, CallFailure } from '#platform/call.ts'
import { origin, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const site = await openSite({ now: () => new Date((time += 1)), env: { WORKER: 'off' } })
const minutes = (count: number) => {
  time += count * 60_000
}

type BearerRequest = { path: string; bearer: string | null }

/** What a browser is to a page: a jar of cookies, some of them readable, and a network. */
function newBrowser() {
  const jar = new Map<string, { value: string; isHidden: boolean }>()
  const asked: BearerRequest[] = []
  let isOnline = true
  const browser = {
    jar,
    asked,
    goOffline: () => {
      isOnline = false
    },
    get cookie() {
      const readable = [...jar].filter(([, { isHidden }]) => !isHidden)
      return readable.map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    },
    fetch: async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      asked.push({ path, bearer: headers.get('authorization') })
      if (!isOnline) throw new TypeError('offline')
      const answer = await site.app.inject({
        method: init.method as 'GET',
        url: path,
        headers: { ...Object.fromEntries(headers), host: 'localhost:80', origin },
        cookies: Object.fromEntries([...jar].map(([name, { value }]) => [name, value])),
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      })
      for (const { name, value, httpOnly } of answer.cookies) {
        if (value) jar.set(name, { value, isHidden: httpOnly === true })
        else jar.delete(name)
      }
      return new Response(answer.payload, { status: answer.statusCode })
    },
  }
  return browser
}

type Browser = ReturnType<typeof newBrowser>

const real = { fetch: globalThis.fetch, document: globalThis.document }
const sitAt = (browser: Browser) =>
  Object.assign(globalThis, { document: browser, fetch: browser.fetch })
afterAll(() => void Object.assign(globalThis, real))

const { user } = await signUp(site, { email: 'sara@example.com' })
const english = { language: 'en' }
const enter = () =>
  call(login, { body: { email: 'sara@example.com', password: 'mint tea' } }, english)
const refreshes = ({ asked }: Browser) =>
  asked.filter(({ path }) => path === `/api${refresh.path}`).length
const statusOf = (error: unknown) => (error instanceof CallFailure ? error.status : error)

describe('a call of somebody who is logged in', () => {
  let browser: Browser

  beforeEach(async () => {
    browser = newBrowser()
    sitAt(browser)
    await enter()
    browser.asked.length = 0
  })

  test('carries the bearer token where the answer is one’s own, and nowhere else', async () => {
    await call(showAccount, {}, english)
    await call(listPropertyTypes, {}, english)
    const token = browser.jar.get('auth_token')?.value
    expect(browser.asked.map(({ bearer }) => bearer)).toEqual([`Bearer ${token}`, null])
  })

  test.each(['is still there', 'has gone'])(
    'is renewed once for five calls at once whose token ran out, where its cookie %s',
    async (cookie) => {
      minutes(16)
      if (cookie === 'has gone') browser.jar.delete('auth_token')
      const five = Array.from({ length: 5 }, () => call(showAccount, {}, english))
      const answers = await Promise.all(five)
      expect(answers.map((answer) => answer.user.id)).toEqual(Array(5).fill(user.id))
      expect(refreshes(browser)).toBe(1)
    },
  )

  test('needs no renewing where another tab was quicker', async () => {
    minutes(16)
    const late = browser.fetch
    let isFirst = true
    // The other tab's renewal comes between this call and its refusal.
    browser.fetch = async (path, init) => {
      const answer = await late(path, init)
      if (isFirst) await late(`/api${refresh.path}`, { method: 'POST' })
      isFirst = false
      return answer
    }
    sitAt(browser)
    await call(showAccount, {}, english)
    expect(refreshes(browser)).toBe(1)
  })

  test('is refused, once, when the session has ended elsewhere, and the cookies go', async () => {
    await site.db.kysely.deleteFrom('sessions').execute()
    const refused = await call(listSessions, {}, english).catch(statusOf)
    expect(refused).toBe(401)
    expect([...browser.jar.keys()]).not.toContain('user_name')
    expect(browser.asked).toHaveLength(3)
  })

  test('is not sent as a call of the visitor when the session has ended', async () => {
    await site.db.kysely.deleteFrom('sessions').execute()
    browser.jar.delete('auth_token')
    const body = { propertyId: site.marinaIds[0] ?? 0, note: 'for the account' }
    expect(await call(addFavorite, { body }, english).catch(statusOf)).toBe(401)
    expect(browser.asked.map(({ path }) => path)).toEqual([`/api${refresh.path}`])
    expect([...browser.jar.keys()]).not.toContain('user_name')
  })

  test('does not log out where there is no connection', async () => {
    browser.jar.delete('auth_token')
    browser.goOffline()
    expect(await call(showAccount, {}, english).catch(statusOf)).toBe(0)
    expect([...browser.jar.keys()]).toContain('user_name')
  })

  test('leaves a wrong password what it is', async () => {
    const wrong = { email: 'sara@example.com', password: 'mint coffee' }
    expect(await call(login, { body: wrong }, english).catch(statusOf)).toBe(401)
    expect(refreshes(browser)).toBe(0)
  })
})

test('A call of nobody carries nothing and is not renewed', async () => {
  const browser = newBrowser()
  sitAt(browser)
  expect(await call(showAccount, {}, english).catch(statusOf)).toBe(401)
  expect(browser.asked).toEqual([{ path: '/api/auth/account', bearer: null }])
})
