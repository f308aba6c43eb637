import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Model, newModel, type Person } from '#test/accounts/model.ts'
import {
  type AccountLink,
  changePassword,
  changeProfile,
  endRegistration,
  erase,
  forget,
  leaveBehind,
  makeOperator,
  openLink,
  register,
  reset,
} from '#test/accounts/steps.ts'
import { compareRows, login, startWalk, type Walk } from '#test/accounts/walk.ts'
import { walkRuns } from '#test/fuzz/walk-runs.ts'
import { openSite } from '#test/site.ts'

let time = Date.parse('2026-03-01T08:00:00Z')
const tick = () => {
  time += 1
  return new Date(time)
}
const site = await openSite({ now: tick, env: { WORKER: 'off', RATE_LIMITS: 'off' } })

type Command = fc.AsyncCommand<Model, Walk>
type Step = { check?: (model: Model) => boolean; run: (walk: Walk) => Promise<void> }

const command = (name: string, { check = () => true, run }: Step): Command => ({
  check,
  run: (_model, walk) => run(walk),
  toString: () => name,
})

/** Every list is small, so that a number names one of what there is at that moment. */
const pick = <T>(all: readonly T[], at: number): T => all[at % all.length]!

const canEnter = ({ email, password }: Person) => email !== undefined && password !== undefined
const entering = ({ people }: Model) => people.filter(canEnter)
const agents = (model: Model) => entering(model).filter(({ role }) => role === 'agent')
const resets = ({ links }: Model) =>
  links.filter((link): link is AccountLink => link.kind === 'reset')
/** The newest first. */
const mailed = ({ links }: Model) => links.filter(({ kind }) => kind !== 'reset').toReversed()
const owned = ({ people }: Model) => people.flatMap(({ email }) => email ?? [])

const number = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 60 }))
const which = fc.record({
  email: fc.oneof(fc.nat({ max: 2 }), fc.nat({ max: 5 })),
  phone: fc.nat({ max: 1 }),
  at: number,
})
type Which = { email: number; phone: number; at: number }

const stepOf: Record<string, (which: Which) => Step> = {
  register: ({ email: e, phone, at }) => ({
    run: (walk) => {
      const email = walk.model.emails[e]!
      const typed = at % 2 === 0 ? email : email.toUpperCase()
      return register(walk, { email, typed, phone: walk.model.phones[phone]! })
    },
  }),
  leaveBehind: ({ at, phone }) => ({
    check: (model) => owned(model).length > 0,
    run: (walk) => leaveBehind(walk, pick(owned(walk.model), at), walk.model.phones[phone]!),
  }),
  openLink: ({ at }) => ({
    check: (model) => mailed(model).length > 0,
    run: (walk) => openLink(walk, pick(mailed(walk.model), at)),
  }),
  endRegistration: ({ at }) => ({
    check: (model) => mailed(model).length > 0,
    run: (walk) => endRegistration(walk, pick(mailed(walk.model), at)),
  }),
  makeOperator: ({ email }) => ({ run: (walk) => makeOperator(walk, walk.model.emails[email]!) }),
  changeProfile: ({ at, email, phone }) => ({
    check: (model) => agents(model).length > 0,
    run: (walk) => {
      const { emails, phones } = walk.model
      const person = pick(agents(walk.model), at)
      return changeProfile(walk, { person, email: emails[email]!, phone: phones[phone]! })
    },
  }),
  forget: ({ email }) => ({ run: (walk) => forget(walk, walk.model.emails[email]!) }),
  reset: ({ at }) => ({
    check: (model) => resets(model).length > 0,
    run: (walk) => reset(walk, pick(resets(walk.model), at)),
  }),
  changePassword: ({ at }) => ({
    check: (model) => entering(model).length > 0,
    run: (walk) => changePassword(walk, pick(entering(walk.model), at)),
  }),
  erase: ({ at }) => ({
    check: (model) => entering(model).length > 0,
    run: (walk) => erase(walk, pick(entering(walk.model), at)),
  }),
  login: ({ at, email, phone }) => ({
    check: ({ passwords: chosen }) => chosen.length > 0,
    run: (walk) => {
      const { emails, phones, passwords: chosen } = walk.model
      const identifier = at % 3 === 0 ? phones[phone]! : emails[email]!
      return login(walk, identifier, pick(chosen, at))
    },
  }),
}

/** What takes several steps to matter is tried more often than what ends a story. */
const weights: Record<string, number> = { register: 3, openLink: 5, changeProfile: 4, erase: 1 }

const arbitrariesOf = ([name, step]: [string, (which: Which) => Step]) => {
  const arbitrary = which.map((given) => command(`${name}(${JSON.stringify(given)})`, step(given)))
  return Array.from({ length: weights[name] ?? 2 }, () => arbitrary)
}

const commands = fc.commands(Object.entries(stepOf).flatMap(arbitrariesOf), {
  maxCommands: 30,
  size: 'max',
})

let walks = 0

/** Addresses and numbers that no other walk has had, so that all share one database. */
function begin() {
  walks += 1
  const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.${walks}@example.com`)
  const phones = ['50', '55'].map((code) => `+971${code}${String(1_000_000 + walks)}`)
  const model = newModel(emails, phones)
  return { model, real: startWalk(site, model) }
}

test('a password opens exactly the account that it was chosen for, whatever happens in which order', async () => {
  const walking = fc.asyncProperty(commands, async (steps) => {
    const { model, real } = begin()
    await fc.asyncModelRun(() => ({ model, real }), steps)
    for (const email of model.emails) {
      await compareRows(real, email)
      for (const password of model.passwords) await login(real, email, password)
    }
    for (const phone of model.phones) {
      for (const password of model.passwords) await login(real, phone, password)
    }
  })
  const runs = walkRuns(60)
  await fc.assert(walking, runs)
  expect(walks).toBeGreaterThanOrEqual(runs.numRuns)
}, 300_000)
