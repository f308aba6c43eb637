import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '#i18n/time-units.ts'
import { addResetToken } from '#features/accounts/passwords/queries/passwords.ts'
import { addEmailToken } from '#features/directory/own-profile/queries.ts'
import { addOperator } from '#test/accounts/operator.ts'
import { addRegistrationPhoto } from '#test/accounts/steps.ts'
import { agree } from '#test/accounts/walk.ts'
import { walkRuns } from '#test/fuzz/walk-runs.ts'
import { asker, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const clock = () => new Date(time)

const env = { WORKER: 'off' }
const limited = await openSite({ now: clock, env: { ...env, RATE_LIMITS: 'on' } })
const unlimited = await openSite({ now: clock, env: { ...env, RATE_LIMITS: 'off' } })

type Site = typeof limited
type Asker = ReturnType<typeof asker>

/** An address, and the stranger who asks about it from one place. */
type World = { ask: Asker; email: string; photoId: string }

type StrangersStep = { act: 'register' | 'log in' | 'forget' | 'wait'; number: number }
type OwnersAct = 'operator' | 'move in' | 'move out' | 'reset'
type Step = StrangersStep | { act: OwnersAct }

async function answerOf({ ask, email, photoId }: World, { act, number }: StrangersStep) {
  const password = `a stranger's ${number}`
  const bodies = {
    register: registration({ email, password, confirmPassword: password, photoId }),
    'log in': { email, password },
    forget: { email },
  }
  const paths = { register: 'register', 'log in': 'login', forget: 'forget-password' }
  if (act === 'wait') return undefined
  const { status, headers, body } = await ask('POST', `/auth/${paths[act]}`, { body: bodies[act] })
  return { act, number, status, wait: headers['retry-after'], body }
}

/** What whoever reads the mails of the address, and the operators, do with it. */
const ownersActs = (site: Site, { id, ask }: { id: number; ask: Asker }) => {
  const db = site.db.kysely
  let moves = 0
  const move = async (email: string) => {
    const token = await addEmailToken(db, { accountId: id as never, email, now: clock() })
    await ask('GET', `/auth/verify/${token}`)
  }
  return {
    operator: (email: string) => addOperator(site, email).catch(() => undefined),
    'move in': move,
    'move out': () => {
      moves += 1
      return move(`elsewhere-${id}-${moves}@example.com`)
    },
    reset: async (email: string) => {
      const holder = await db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      if (!holder) return
      const token = await addResetToken(db, { accountId: holder.id, email, now: clock() })
      const body = { token, password: 'the owner’s', confirmPassword: 'the owner’s' }
      await ask('POST', '/auth/reset-password', { body })
    },
  } satisfies Record<OwnersAct, (email: string) => Promise<unknown>>
}

let walks = 0

/** Two addresses that no other walk has had: one is taken and left by accounts, the other is not. */
async function begin(site: Site) {
  walks += 1
  const name = `w${walks}`
  const from = (place: number) => asker(site, `10.${place}.${walks >> 8}.${walks & 255}`)
  const world = async (email: string, place: number): Promise<World> => {
    const expiresAt = new Date(time + hourMs)
    return { email, ask: from(place), photoId: await addRegistrationPhoto(site, expiresAt) }
  }
  const photoId = await addRegistrationPhoto(site, new Date(time + hourMs))
  const { user } = await signUp(site, { email: `mover.${name}@example.com`, photoId }, from(1))
  return {
    owned: await world(`owned.${name}@example.com`, 2),
    free: await world(`free.${name}@example.com`, 3),
    acts: ownersActs(site, { id: user.id, ask: from(1) }),
  }
}

async function compareWorlds(site: Site, steps: readonly Step[]) {
  const { owned, free, acts } = await begin(site)
  for (const step of steps) {
    time += 'number' in step && step.act === 'wait' ? step.number * hourMs : 1_000
    if (!('number' in step)) await acts[step.act](owned.email)
    else agree('an answer', await answerOf(owned, step), await answerOf(free, step))
  }
}

const number = fc.nat({ max: 2 })
const stepOf = (...acts: StrangersStep['act'][]) =>
  fc.record({ act: fc.constantFrom(...acts), number })
const strangers = [
  { arbitrary: stepOf('register'), weight: 3 },
  { arbitrary: stepOf('log in'), weight: 5 },
  { arbitrary: stepOf('forget', 'wait'), weight: 2 },
]
const withOwners = (...acts: OwnersAct[]) =>
  fc.array(
    fc.oneof(...strangers, {
      arbitrary: fc.record({ act: fc.constantFrom(...acts) }),
      weight: 3,
    }),
    { minLength: 8, maxLength: 24 },
  )

const runs = walkRuns(25)

test.each([
  ['without limits', unlimited, withOwners('operator', 'move in', 'move out', 'reset')],
  // A new password ends the count of guesses, so that the owner can use it at once.
  ['with all limits', limited, withOwners('operator', 'move in', 'move out')],
])(
  'a stranger who registers and logs in sees the same whether the address has an account, %s',
  async (_, site, steps) => {
    const walking = fc.asyncProperty(steps, (some) => compareWorlds(site, some))
    const before = walks
    await fc.assert(walking, runs)
    expect(walks - before).toBeGreaterThanOrEqual(runs.numRuns)
  },
  300_000,
)

test('the password of a registration does not end a row of wrong guesses at that of an account', async () => {
  walks += 1
  const email = `guessed.${walks}@example.com`
  const from = asker(limited, `10.4.0.${walks & 255}`)
  await signUp(limited, { email }, from)
  const secrets = { password: 'of a stranger', confirmPassword: 'of a stranger' }
  await from('POST', '/auth/register', { body: registration({ email, ...secrets }) })
  const login = async (password: string) => {
    time += 12 * 60_000
    const { status, body } = await from('POST', '/auth/login', { body: { email, password } })
    return [status, body.errors[0].code]
  }
  for (let times = 0; times < 5; times += 1) {
    for (let guesses = 0; guesses < 10; guesses += 1) {
      expect(await login(`guess ${times}${guesses}`)).toEqual([401, 'invalid_credentials'])
    }
    // The fiftieth guess ends all tries, this one's as well.
    expect(await login('of a stranger')).toEqual(
      times < 4 ? [403, 'email_not_verified'] : [429, 'reset_needed'],
    )
  }
})
