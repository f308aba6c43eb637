import { findUser } from '#features/accounts/queries.ts'
import { mailActivation, mayMail } from '#features/registration/jobs.ts'
import { findPending, type Pending } from '#features/registration/queries.ts'
import { hasSecondFactor, spendCode } from '#features/second-factor/queries.ts'
import { deviceOf } from '#features/sessions/rules.ts'
import { type Call, type Handler, handle } from '#platform/handle.ts'
import type { Post } from '#platform/mail/post-office.ts'
import { readPhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { startSession } from '#platform/session/sessions.ts'
import { throttle } from '#platform/session/throttle.ts'
import { deviceKey, isKnownDevice, rememberDevice } from '#platform/session/devices.ts'
import { bookTry, forgetTries, triesOf } from '#platform/session/tries.ts'
import { login } from './contract.ts'
import { mailNewDevice } from './jobs.ts'
import { type Candidate, findCandidate, renewHash } from './queries.ts'
import { looksLikeEmail } from './rules.ts'

type Parts = { post: Post; passwords: Passwords; vault: Vault }

type LoggingIn = Call<typeof login>

/** An e-mail in lower case, or a phone number in its one form. */
function identifierOf(typed: string): string {
  if (looksLikeEmail(typed)) return typed.toLowerCase()
  const phone = readPhone(typed)
  if (!phone) throw new Refusal(422, [{ code: 'invalid_email', path: 'email' }])
  return phone
}

/** Where the owner has logged in before, tries are counted apart from everybody else's. */
async function keyOf({ db, visitor }: LoggingIn, key: string, accountId?: number) {
  const visitorId = visitor.id()
  const isKnown = accountId !== undefined && (await isKnownDevice(db, { accountId, visitorId }))
  return isKnown ? deviceKey(key, hashOf(visitorId)) : key
}

async function requireTry({ db, caller, now }: LoggingIn, key: string) {
  const booking = await bookTry(db, { key, allowance: caller.allowance, now })
  if (booking.isAllowed) return
  const code = booking.isLocked ? 'reset_needed' : 'too_many_requests'
  throw new Refusal(429, [{ code }], booking.wait)
}

async function enter(call: LoggingIn, accountId: number, post: Post) {
  const { db, caller, visitor, now } = call
  return db.transaction().execute(async (tx) => {
    const device = deviceOf(caller.userAgent)
    const isNew = await rememberDevice(tx, { accountId, visitorId: visitor.id(), now })
    const opened = await startSession(tx, { accountId, device, now })
    const user = await findUser(tx, opened.accountId)
    if (isNew) await mailNewDevice(tx, { user, device }, { ...call, post })
    return { opened, user }
  })
}

async function sendAgain(call: LoggingIn, pending: Pending, post: Post) {
  await call.db.transaction().execute(async (tx) => {
    if (await mayMail(tx, pending.email, call)) await mailActivation(tx, pending, { ...call, post })
  })
  throw new Refusal(403, [{ code: 'email_not_verified' }])
}

/** Whose password it was: an account, or a registration whose link was not opened yet. */
async function prove(call: LoggingIn, { passwords, vault }: Parts) {
  const { db, body } = call
  const identifier = identifierOf(body.email)
  const candidate = await findCandidate(db, identifier)
  const pending = await findPending(db, vault, identifier)
  const name = candidate ? triesOf(candidate.id).password : `login/${identifier}`
  const key = await keyOf(call, name, candidate?.id)
  await requireTry(call, key)
  const stored = candidate?.passwordHash ?? pending?.passwordHash
  if (!(await passwords.isRight(body.password, stored))) {
    throw new Refusal(401, [{ code: 'invalid_credentials' }])
  }
  await forgetTries(db, [key])
  return { candidate, pending }
}

/** Asked for only after the right password, so nobody else learns that the account wants one. */
async function proveCode(call: LoggingIn, { vault }: Parts, accountId: number) {
  const { db, body, now } = call
  if (!(await hasSecondFactor(db, accountId))) return
  if (!body.code) throw new Refusal(401, [{ code: 'second_factor_required', path: 'code' }])
  const key = await keyOf(call, triesOf(accountId).code, accountId)
  await requireTry(call, key)
  if (!(await spendCode(db, vault, { accountId, code: body.code, now }))) {
    throw new Refusal(401, [{ code: 'invalid_code', path: 'code' }])
  }
  await forgetTries(db, [key])
}

async function renew({ db, body }: LoggingIn, { passwords }: Parts, candidate: Candidate) {
  const renewed = await passwords.renewed(body.password, candidate.passwordHash)
  if (renewed) await renewHash(db, candidate, renewed)
}

export const loginHandlers = (parts: Parts): Handler[] => [
  handle(login, async (call) => {
    const { db, caller, now, log } = call
    const { address, allowance } = caller
    const perAddress = { key: `login/from/${address}`, max: 50, seconds: 15 * 60 }
    await throttle(db, { ...perAddress, allowance, now })
    const { candidate, pending } = await prove(call, parts)
    if (pending && !candidate) await sendAgain(call, pending, parts.post)
    if (!candidate) throw new Refusal(401, [{ code: 'invalid_credentials' }])
    await proveCode(call, parts, candidate.id)
    const { opened, user } = await enter(call, candidate.id, parts.post)
    await renew(call, parts, candidate)
    caller.keep(opened, user.name)
    log.info({ accountId: user.id, address }, 'logged in')
    return { token: opened.token, user }
  }),
]
