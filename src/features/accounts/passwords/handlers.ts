import { endInvitations } from './queries/lasting-access.ts'
import { isEasyPassword } from '#features/accounts/password-policy/rules.ts'
import { mayMail } from '#features/accounts/registration/mail.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { nobody } from '#platform/mail/mails.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import { normalizePassword, type Passwords } from '#platform/secrets/passwords.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import { prove } from '#platform/session/proof.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { throttleOwner, throttleToken } from '#platform/session/throttle.ts'
import { findDeviceKeys, isKnownDevice, keepOnlyDevice } from '#platform/session/devices.ts'
import { accountKeys, forgetAttempts, nameKey } from '#platform/session/login-attempts.ts'
import { isOfErasedAccount } from '#platform/session/open-account.ts'
import { confirmPassword, forgetPassword, resetPassword, updatePassword } from './contract.ts'
import { mailChanged, mailReset } from './mail.ts'
import {
  addResetToken,
  findHolder,
  findHolderById,
  findReset,
  type Holder,
  lockPassword,
  setPassword,
  redeemResetToken,
} from './queries/passwords.ts'

type Dependencies = { post: Post; passwords: Passwords; usesBlocklist: boolean }

type RecoverCall = Call<typeof forgetPassword>

/** Asks the database without an account too, so that the time does not reveal accounts. */
async function findKnownDevice({ db, visitor }: RecoverCall, holder: Holder | undefined) {
  const visitorId = visitor.known()
  if (visitorId === undefined) return undefined
  const isKnown = await isKnownDevice(db, { accountId: holder?.id ?? 0, visitorId })
  return isKnown ? hashOf(visitorId) : undefined
}

/** Without an account the same statements write a dead link and a mail to nobody: equal time. */
async function recover(call: RecoverCall, { post }: Dependencies) {
  const { db, body, now } = call
  const { email } = body
  const holder = await findHolder(db, email)
  const device = await findKnownDevice(call, holder)
  if (!(await mayMail(db, { email, purpose: 'recovery', device }, call))) return
  const attempt = db.transaction().execute(async (tx) => {
    const token = await addResetToken(tx, { accountId: holder?.id ?? null, email, now })
    const to = holder ? { email, name: holder.name } : { email: nobody, name: '' }
    await mailReset(tx, { ...to, token }, { ...call, post })
  })
  await attempt.catch((error: unknown) => {
    if (!isOfErasedAccount(error)) throw error
  })
}

const refuseEasy = (path: string) => new Refusal(422, [{ code: 'password_too_easy', path }])

const refuseSpentLink = () => new Refusal(422, [{ code: 'invalid_token', path: 'token' }])

/** Ends the counts of wrong tries, but not that of the phone number: other accounts may have it. */
async function forgetGuesses(tx: Db, { id, email }: Holder) {
  const keys = Object.values(accountKeys(id))
  const deviceKeys = await findDeviceKeys(tx, id, keys)
  await forgetAttempts(tx, [...keys, nameKey(email.toLowerCase()), ...deviceKeys])
}

async function reset(call: Call<typeof resetPassword>, dependencies: Dependencies) {
  const { db, body, caller, visitor, now } = call
  const { token } = body
  const holder = await findReset(db, token, now)
  if (!holder) throw refuseSpentLink()
  if (dependencies.usesBlocklist && isEasyPassword(body.password, holder))
    throw refuseEasy('password')
  const passwordHash = await dependencies.passwords.hash(body.password, caller)
  await db.transaction().execute(async (tx) => {
    if (!(await redeemResetToken(tx, { accountId: holder.id, token, now }))) throw refuseSpentLink()
    await setPassword(tx, holder.id, passwordHash)
    await endSessions(tx, { accountId: holder.id })
    // The sessions end first, so that none of them can invite again.
    const endedInvitations = await endInvitations(tx, holder.id)
    await forgetGuesses(tx, holder)
    await keepOnlyDevice(tx, { accountId: holder.id, visitorId: visitor.id(), now })
    await mailChanged(tx, { ...holder, endedInvitations }, { ...call, post: dependencies.post })
  })
}

const refuseWrongOld = () => new Refusal(422, [{ code: 'wrong_password', path: 'oldPassword' }])

async function change(call: Call<typeof updatePassword>, dependencies: Dependencies) {
  const { db, body, account, caller, visitor, now } = call
  const holder = await findHolderById(db, account.id)
  if (!(await dependencies.passwords.isRight(body.oldPassword, holder.passwordHash, caller)))
    throw refuseWrongOld()
  if (normalizePassword(body.newPassword) === normalizePassword(body.oldPassword)) {
    throw new Refusal(422, [{ code: 'password_unchanged', path: 'newPassword' }])
  }
  if (dependencies.usesBlocklist && isEasyPassword(body.newPassword, holder))
    throw refuseEasy('newPassword')
  const passwordHash = await dependencies.passwords.hash(body.newPassword, caller)
  await db.transaction().execute(async (tx) => {
    // A password that was set by a mailed link in the meantime must win.
    if ((await lockPassword(tx, account.id)) !== holder.passwordHash) throw refuseWrongOld()
    await setPassword(tx, account.id, passwordHash)
    await endSessions(tx, { accountId: account.id, but: account.sessionId })
    await keepOnlyDevice(tx, { accountId: account.id, visitorId: visitor.id(), now })
    await prove(tx, account, now)
    await mailChanged(tx, holder, { ...call, post: dependencies.post })
  })
}

type ProofCall = Pick<Call<typeof updatePassword>, 'db' | 'account' | 'caller' | 'now'>

/** All calls that ask for the password share one count, or each would allow more guesses. */
async function requireAttempt({ db, account, caller, now }: ProofCall) {
  await throttleOwner(db, 'password', { account, allowance: caller.allowance, now })
}

export const passwordHandlers = (dependencies: Dependencies): Handler[] => [
  handle(forgetPassword, async (call) => {
    await recover(call, dependencies)
    return {}
  }),

  handle(resetPassword, async (call) => {
    const { db, caller, now } = call
    await throttleToken(db, { caller, now })
    await reset(call, dependencies)
    return {}
  }),

  handle(updatePassword, async (call) => {
    await requireAttempt(call)
    await change(call, dependencies)
    return {}
  }),

  handle(confirmPassword, async (call) => {
    const { db, account, body, caller, now } = call
    await requireAttempt(call)
    const holder = await findHolderById(db, account.id)
    if (!(await dependencies.passwords.isRight(body.password, holder.passwordHash, caller))) {
      throw new Refusal(422, [{ code: 'invalid_password', path: 'password' }])
    }
    await prove(db, account, now)
    return {}
  }),
]
