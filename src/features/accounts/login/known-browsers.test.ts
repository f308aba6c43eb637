import { describe, expect, test } from 'vitest'
import { operatorMails } from '#app/operator-mails.ts'
import { endAllSessions, resetSecondFactor } from '#features/oversight/operators/actions.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { asker, mailedToken, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const db = site.db.kysely

/** Who asks from one browser: it keeps its visitor's cookie. */
function browser() {
  const cookies: Record<string, string> = {}
  const send = asker(site)
  return async (...[method, path, sent = {}]: Parameters<typeof send>) => {
    const answer = await send(method, path, { ...sent, cookies })
    const visitor = Object.values(answer.cookies).find(({ name }) => name.endsWith('visitor'))
    if (visitor) cookies[visitor.name] = visitor.value
    return answer
  }
}

type Browser = ReturnType<typeof browser>

/** An owner and a thief of the password, each logged in from a browser that is known since then. */
async function robbed(email: string) {
  const [owner, thief] = [browser(), browser()]
  const { user } = await signUp(site, { email }, owner)
  const enter = async (from: Browser, password = 'mint tea', code?: string) => {
    const body = { email, password, ...(code && { code }) }
    return (await from('POST', '/auth/login', { body })).body.data?.token as string
  }
  const token = await enter(owner)
  await enter(thief)
  const known = async () =>
    (
      await db
        .selectFrom('known_devices')
        .select('visitor_hash')
        .where('account_id', '=', user.id)
        .execute()
    ).length
  expect(await known()).toBe(2)
  return { email, id: user.id as number, owner, thief, token, enter, known }
}

type Robbed = Awaited<ReturnType<typeof robbed>>

const newest = async (email: string) => (await mailsTo(site, email))[0]?.subject

/** A login that is told as one from a new device was from a browser that was not known. */
const isKnown = async ({ email, enter }: Robbed, from: Browser, password?: string) => {
  await db.deleteFrom('mails').execute()
  expect(await enter(from, password)).toBeTypeOf('string')
  return (await newest(email)) !== 'New login to your account'
}

const command = () => {
  const now = new Date()
  const mailing = {
    post: site.providers.post,
    origin: 'https://dara.example',
    language: 'en' as const,
    now,
  }
  return { db, mails: operatorMails(mailing), actor: 'noor', reason: 'stolen', now }
}

describe('Of the browsers that an account is known in stays only the one', () => {
  test('in which the password was changed', async () => {
    const scene = await robbed('changes@example.com')
    const { owner, thief, token } = scene
    const body = { oldPassword: 'mint tea', newPassword: 'rose water' }
    expect((await owner('PUT', '/auth/update-password', { token, body })).status).toBe(200)
    expect(await scene.known()).toBe(1)
    expect(await isKnown(scene, owner, 'rose water')).toBe(true)
    expect(await isKnown(scene, thief, 'rose water')).toBe(false)
  })

  test('in which a new password was chosen by mail', async () => {
    const scene = await robbed('resets@example.com')
    const { owner, thief, email } = scene
    await owner('POST', '/auth/forget-password', { body: { email } })
    const link = await mailedToken(site, email, 'reset-password')
    const chosen = { password: 'rose water', confirmPassword: 'rose water' }
    await owner('POST', '/auth/reset-password', { body: { token: link, ...chosen } })
    expect(await scene.known()).toBe(1)
    expect(await isKnown(scene, owner, 'rose water')).toBe(true)
    expect(await isKnown(scene, thief, 'rose water')).toBe(false)
  })

  test('in which somebody logged out everywhere', async () => {
    const scene = await robbed('leaves@example.com')
    const { owner, thief, token } = scene
    await owner('POST', '/auth/logout', { token, body: { everywhere: true } })
    expect(await isKnown(scene, owner)).toBe(true)
    expect(await isKnown(scene, thief)).toBe(false)
  })

  test('but none where a stolen token logs out everywhere from a browser that was not known', async () => {
    const scene = await robbed('token@example.com')
    const { owner, token } = scene
    const stranger = browser()
    // The cookie of its visitor is good, but of another account.
    await signUp(site, { email: 'thief@example.com' }, stranger)
    const body = { everywhere: true }
    expect((await stranger('POST', '/auth/logout', { token, body })).status).toBe(200)
    expect(await isKnown(scene, stranger)).toBe(false)
    expect(await isKnown(scene, owner)).toBe(false)
  })

  test('in which the second factor was switched on, so that no other has tries of its own', async () => {
    const { owner, token, known } = await robbed('secures@example.com')
    const body = { password: 'mint tea' }
    const begun = await owner('POST', '/auth/second-factor', { token, body })
    const code = codeOf(begun.body.data.secondFactor.secret, stepAt(new Date()))
    const confirmed = await owner('POST', '/auth/second-factor/confirm', { token, body: { code } })
    expect(confirmed.status).toBe(201)
    expect(await known()).toBe(1)
  })
})

describe('An operator leaves no browser known, and the next login is told', () => {
  test('where all sessions are ended', async () => {
    const scene = await robbed('phoned@example.com')
    await endAllSessions(command(), scene.email)
    expect(await isKnown(scene, scene.thief)).toBe(false)
    expect(await isKnown(scene, scene.owner)).toBe(false)
  })

  test('where the second factor is taken off', async () => {
    const scene = await robbed('lost-phone@example.com')
    const { owner, token } = scene
    const body = { password: 'mint tea' }
    const begun = await owner('POST', '/auth/second-factor', { token, body })
    const code = codeOf(begun.body.data.secondFactor.secret, stepAt(new Date()))
    await owner('POST', '/auth/second-factor/confirm', { token, body: { code } })
    await resetSecondFactor(command(), scene.email)
    expect(await isKnown(scene, owner)).toBe(false)
  })
})

test('Tries of a browser that is not known any more are forgotten with it', async () => {
  const { owner, thief, enter, token } = await robbed('locked@example.com')
  await db.deleteFrom('login_tries').execute()
  await enter(thief, 'a guess')
  const tries = () => db.selectFrom('login_tries').select('key').execute()
  expect(await tries()).toHaveLength(1)
  const body = { oldPassword: 'mint tea', newPassword: 'rose water' }
  await owner('PUT', '/auth/update-password', { token, body })
  expect(await tries()).toEqual([])
})
