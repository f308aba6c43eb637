import {
  findDecoy,
  findNameByEmail,
  findUser,
  lockEmail,
} from '#features/accounts/account/queries.ts'
import { isStillRight } from '#features/accounts/passwords/actions.ts'
import { provePhone } from './actions.ts'
import { mailActivation, mailAlreadyKnown, mayMail } from '#features/accounts/registration/mail.ts'
import {
  findPending,
  findRegistration,
  type PendingRegistration,
} from '#features/accounts/registration/queries/registrations.ts'
import { hasSecondFactor, redeemCode } from '#features/accounts/second-factor/queries.ts'
import { deviceOf } from '#features/accounts/sessions/rules.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { readPhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { AdoptVisitor } from '#platform/session/adoption.ts'
import { startSession } from '#platform/session/sessions.ts'
import { throttleCaller } from '#platform/session/throttle.ts'
import { deviceKey, isKnownDevice, rememberDevice } from '#platform/session/devices.ts'
import {
  accountBudget,
  accountKeys,
  type AttemptBudget,
  attemptRefusal,
  forgetAttempts,
  nameBudget,
  nameKey,
  releaseAttempt,
  releaseLastAttempt,
  reserveAttempt,
} from '#platform/session/login-attempts.ts'
import { login } from './contract.ts'
import { mailNewDevice } from './mail.ts'
import { type Candidate, findCandidate, renewHash } from './queries/logins.ts'
import { looksLikeEmail } from './rules.ts'

type Dependencies = {
  post: Post
  passwords: Passwords
  vault: Vault
  adoptVisitor: AdoptVisitor
}

type LoggingIn = Call<typeof login>

type ProvedLogin = Dependencies & { candidate: Candidate; hasGivenCode: boolean }

function nameOf(typed: string): { email: string } | { phone: string } {
  if (looksLikeEmail(typed)) return { email: typed.toLowerCase() }
  const phone = readPhone(typed)
  if (!phone) throw new Refusal(422, [{ code: 'invalid_email', path: 'email' }])
  return { phone }
}

type CountedAttempts = { key: string; budget: AttemptBudget; isKnown: boolean }

/** Known browsers have their own count. The query runs for unknown names too, for equal time. */
async function countAttempts(
  { db, visitor }: LoggingIn,
  accountId: number | undefined,
  keys: { known: string; unknown: string; budget: AttemptBudget },
): Promise<CountedAttempts> {
  const visitorId = visitor.id()
  const isKnown = await isKnownDevice(db, { accountId: accountId ?? 0, visitorId })
  if (!isKnown) return { key: keys.unknown, budget: keys.budget, isKnown }
  return { key: deviceKey(keys.known, hashOf(visitorId)), budget: accountBudget, isKnown }
}

async function requireAttempt({ db, caller, now }: LoggingIn, { key, budget }: CountedAttempts) {
  const reservation = await reserveAttempt(db, { key, budget, allowance: caller.allowance, now })
  if (!reservation.isAllowed) throw attemptRefusal(reservation)
}

const codeNeeded = () => new Refusal(401, [{ code: 'second_factor_required', path: 'code' }])

const wrongCredentials = () => new Refusal(401, [{ code: 'invalid_credentials' }])

/** Since the check, the password may have changed or a second factor may have been turned on. */
async function requireSameProof(tx: Db, call: LoggingIn, proved: ProvedLogin) {
  const { password } = call.body
  const { candidate, passwords } = proved
  if (!(await isStillRight(tx, candidate, { password, passwords, caller: call.caller })))
    throw wrongCredentials()
  if (!proved.hasGivenCode && (await hasSecondFactor(tx, candidate.id))) throw codeNeeded()
}

async function startLogin(call: LoggingIn, login: ProvedLogin) {
  const { db, caller, visitor, now } = call
  const accountId = login.candidate.id
  const visitorId = visitor.id()
  const started = await db.transaction().execute(async (tx) => {
    await requireSameProof(tx, call, login)
    const device = deviceOf(caller.userAgent)
    const isNew = await rememberDevice(tx, { accountId, visitorId, now })
    const opened = await startSession(tx, { accountId, device, now })
    await login.adoptVisitor.begin(tx, { accountId, visitorId })
    const user = await findUser(tx, opened.accountId)
    if (isNew) await mailNewDevice(tx, { user, device }, { ...call, post: login.post })
    return { opened, user }
  })
  await login.adoptVisitor.finish(db, { accountId, visitorId })
  return started
}

/** The last registration of an address; `pending` is undefined where only its decoy is left. */
type LoginAttempt = {
  email: string
  passwordHash: string
  pending: PendingRegistration | undefined
}

async function sendAgain(
  call: LoggingIn,
  { email, pending }: LoginAttempt,
  { post, vault }: Dependencies,
) {
  await call.db.transaction().execute(async (tx) => {
    await lockEmail(tx, email)
    if (!(await mayMail(tx, { email, purpose: 'activation' }, call))) return
    const owner = await findNameByEmail(tx, email)
    const mailing = { ...call, post }
    if (owner) return mailAlreadyKnown(tx, { email, ...owner }, mailing)
    const waiting = pending && (await findRegistration(tx, vault, pending.id))
    if (waiting) await mailActivation(tx, waiting, mailing)
  })
}

type Subject = { email: string; candidate: Candidate | undefined; asked: LoginAttempt | undefined }

/** A registration may be a stranger's, so an account wins; all are read, for equal time. */
async function findSubject(db: Db, vault: Vault, email: string): Promise<Subject> {
  const candidate = await findCandidate(db, email)
  const pending = await findPending(db, vault, email)
  const decoy = await findDecoy(db, email)
  const isDecoyLast = decoy && pending ? decoy.createdAt > pending.createdAt : Boolean(decoy)
  if (candidate || isDecoyLast) {
    return { email, candidate, asked: decoy && { ...decoy, pending: undefined } }
  }
  return { email, candidate, asked: pending && { ...pending, pending } }
}

/** By the typed name, or refusals would reveal which e-mail and phone number belong together. */
const passwordCount = (call: LoggingIn, { candidate, email }: Subject) =>
  countAttempts(call, candidate?.id, {
    known: accountKeys(candidate?.id ?? 0).password,
    unknown: nameKey(email),
    budget: nameBudget,
  })

const notVerified = () => new Refusal(403, [{ code: 'email_not_verified' }])

/** A wrong password is always compared twice, so the time does not reveal what the address has. */
async function proveEmail(
  call: LoggingIn,
  dependencies: Dependencies,
  email: string,
): Promise<Candidate> {
  const { db, body, caller, now } = call
  const { passwords, vault } = dependencies
  const subject = await findSubject(db, vault, email)
  const { candidate, asked } = subject
  const counted = await passwordCount(call, subject)
  await requireAttempt(call, counted)
  const reserved = { ...counted, allowance: caller.allowance, now }
  const isRight = await passwords.isRight(body.password, candidate?.passwordHash, caller)
  if (candidate && isRight) {
    await (counted.isKnown ? forgetAttempts(db, [counted.key]) : releaseAttempt(db, reserved))
    return candidate
  }
  const isAsked = await passwords.isRight(body.password, asked?.passwordHash, caller)
  if (!asked || !isAsked) throw wrongCredentials()
  await releaseLastAttempt(db, reserved)
  await sendAgain(call, asked, dependencies)
  throw notVerified()
}

async function prove(call: LoggingIn, dependencies: Dependencies): Promise<Candidate> {
  const { password, email } = call.body
  const name = nameOf(email)
  if ('email' in name) return proveEmail(call, dependencies, name.email)
  const { passwords } = dependencies
  const holder = await provePhone({ ...call, ...name, password, passwords })
  if (!holder) throw wrongCredentials()
  return holder
}

/** Runs only after the right password, so nobody else learns whether the account has a code. */
async function proveCode(
  call: LoggingIn,
  { vault }: Dependencies,
  accountId: number,
): Promise<boolean> {
  const { db, body, now } = call
  if (!(await hasSecondFactor(db, accountId))) return false
  if (!body.code) throw codeNeeded()
  const { code } = accountKeys(accountId)
  const counted = await countAttempts(call, accountId, {
    known: code,
    unknown: code,
    budget: accountBudget,
  })
  await requireAttempt(call, counted)
  if (!(await redeemCode(db, vault, { accountId, code: body.code, now }))) {
    throw new Refusal(401, [{ code: 'invalid_code', path: 'code' }])
  }
  await forgetAttempts(db, [counted.key])
  return true
}

async function renew(
  { db, body, caller }: LoggingIn,
  { passwords }: Dependencies,
  candidate: Candidate,
) {
  const renewed = await passwords.renewed(body.password, candidate.passwordHash, caller)
  if (renewed) await renewHash(db, candidate, renewed)
}

export const loginHandlers = (dependencies: Dependencies): Handler[] => [
  handle(login, async (call) => {
    const { db, caller, now, log } = call
    await throttleCaller(db, { name: 'login/from', max: 50, seconds: 15 * 60, caller, now })
    const candidate = await prove(call, dependencies)
    const hasGivenCode = await proveCode(call, dependencies, candidate.id)
    const { opened, user } = await startLogin(call, { ...dependencies, candidate, hasGivenCode })
    await renew(call, dependencies, candidate)
    caller.keep(opened, user)
    log.info({ accountId: user.id, address: caller.address }, 'logged in')
    return { token: opened.token, user }
  }),
]
