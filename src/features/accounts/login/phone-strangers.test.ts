import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addResetToken } from '#features/accounts/passwords/queries/passwords.ts'
import { agree } from '#test/accounts/walk.ts'
import { walkRuns } from '#test/fuzz/walk-runs.ts'
import { openCheapPasswords } from '#test/keys.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { maxHolders } from './queries/phones.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const now = () => new Date(time)
const opened = openCheapPasswords()
let compared: (string | null | undefined)[] = []
const passwords: typeof opened = {
  ...opened,
  isRight: (password, stored) => {
    compared.push(stored)
    return opened.isRight(password, stored)
  },
}
const env = { WORKER: 'off', RATE_LIMITS: 'on' }
const site = await openSite({ now, env, passwords })

type Asker = ReturnType<typeof asker>
type Answer = Awaited<ReturnType<Asker>>
type Account = { id: number; email: string; ownPhone: string; password: string }

/** A phone number, and a stranger with accounts and browsers who asks about it. */
type World = { phone: string; ask: Asker; accounts: Account[]; browsers: Record<string, string>[] }

type Step = {
  act: 'take' | 'leave' | 'log in' | 'enter by e-mail' | 'guess' | 'reset' | 'wait'
  at: number
  browser: number
}

const visitorOf = ({ cookies }: Answer) => {
  const found = Object.values(cookies).find(({ name }) => name.endsWith('visitor'))
  return found && { [found.name]: found.value }
}

/** The last of the browsers keeps nothing, so it is a new one each time. */
async function login({ ask, browsers }: World, body: object, browser: number) {
  const cookies = browsers[browser] ?? {}
  const answer = await ask('POST', '/auth/login', { body, cookies })
  if (browser < browsers.length) browsers[browser] = visitorOf(answer) ?? cookies
  return answer
}

async function changePhone(world: World, { email, password }: Account, phone: string) {
  const entered = await world.ask('POST', '/auth/login', { body: { email, password } })
  if (entered.status !== 200) return entered
  const { token } = entered.body.data
  return world.ask('PUT', '/agents/update', { token, body: { phone } })
}

let chosen = 0

async function reset({ ask }: World, account: Account, password: string) {
  const { id: accountId, email } = account
  const token = await addResetToken(site.db.kysely, { accountId, email, now: now() })
  const body = { token, password, confirmPassword: password }
  account.password = password
  return ask('POST', '/auth/reset-password', { body })
}

function send(world: World, { act, at, browser }: Step): Promise<Answer> | undefined {
  const { phone } = world
  const account = world.accounts[at]!
  const { email, password, ownPhone } = account
  if (act === 'take') return changePhone(world, account, phone)
  if (act === 'leave') return changePhone(world, account, ownPhone)
  if (act === 'log in') return login(world, { email: phone, password }, browser)
  if (act === 'enter by e-mail') return login(world, { email, password }, browser)
  if (act === 'guess') return login(world, { email: phone, password: `guess ${at}` }, browser)
  if (act === 'reset') return reset(world, account, `chosen ${chosen}`)
}

/** All that the stranger sees: which of the own accounts was entered, or how it was refused. */
async function answerOf(world: World, step: Step) {
  const answer = await send(world, step)
  if (!answer) return undefined
  const { status, headers, body } = answer
  const entered = world.accounts.findIndex(({ id }) => id === body.data?.user?.id)
  return { step, status, wait: headers['retry-after'], errors: body.errors, entered }
}

let walks = 0
let people = 0

async function person(phone: string): Promise<Account> {
  people += 1
  const email = `person.${people}@example.com`
  const password = `password ${people}`
  const ask = asker(site, `10.9.${people >> 8}.${people & 255}`)
  const secrets = { password, confirmPassword: password }
  const { user } = await signUp(site, { email, phone, ...secrets }, ask)
  return { id: user.id, email, ownPhone: phone, password }
}

async function begin(kind: string): Promise<World> {
  walks += 1
  const accounts = []
  for (let count = 1; count < maxHolders; count += 1) {
    accounts.push(await person(`+97155${1_000_000 + people}`))
  }
  const phone = `+97150${1_000_000 + walks}`
  const ask = asker(site, `10.${kind === 'held' ? 1 : 2}.${walks >> 8}.${walks & 255}`)
  return { phone, ask, accounts, browsers: [{}, {}] }
}

const hashOf = async ({ id }: Account) => {
  const query = site.db.kysely.selectFrom('accounts').select('password_hash').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).password_hash
}

/** Five tries and one more each twelve minutes, with whatever accounts and browsers. */
function requireFewTries(ownersHash: string | null, begun: number) {
  const tries = compared.filter((hash) => hash === ownersHash).length
  const allowed = 5 + Math.floor((time - begun) / (12 * 60_000))
  agree('tries at the password of the owner are few', tries <= allowed, true)
}

async function compareWorlds(steps: readonly Step[]) {
  const [held, free] = [await begin('held'), await begin('free')]
  const ownersHash = await hashOf(await person(held.phone))
  const begun = time
  compared = []
  for (const step of steps) {
    chosen += 1
    time += step.act === 'wait' ? (1 + step.at * 5) * 12 * 60_000 : 1_000
    agree('an answer', await answerOf(held, step), await answerOf(free, step))
    requireFewTries(ownersHash, begun)
  }
}

const stepOf = (...acts: Step['act'][]) =>
  fc.record({
    act: fc.constantFrom(...acts),
    at: fc.nat({ max: maxHolders - 2 }),
    browser: fc.nat({ max: 2 }),
  })
const steps = fc.array(
  fc.oneof(
    { arbitrary: stepOf('take'), weight: 4 },
    { arbitrary: stepOf('log in'), weight: 6 },
    { arbitrary: stepOf('guess'), weight: 3 },
    { arbitrary: stepOf('leave', 'reset', 'enter by e-mail', 'wait'), weight: 4 },
  ),
  { minLength: 8, maxLength: 24 },
)

const runs = walkRuns(25)

test('a stranger who gives a phone number to three accounts sees the same whether somebody has it, and has no more tries', async () => {
  await fc.assert(fc.asyncProperty(steps, compareWorlds), runs)
  expect(walks).toBeGreaterThanOrEqual(2 * runs.numRuns)
}, 300_000)
