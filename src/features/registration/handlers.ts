import { claimEmail, findUser, hasAccount, lockEmail } from '#features/accounts/queries.ts'
import { hasFormFile } from '#features/files/queries.ts'
import { isEasyPassword } from '#features/password-policy/rules.ts'
import { deviceOf } from '#features/sessions/rules.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import type { Post } from '#platform/mail/post-office.ts'
import { requirePhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { rememberDevice } from '#platform/session/devices.ts'
import { startSession } from '#platform/session/sessions.ts'
import { throttle } from '#platform/session/throttle.ts'
import { register, verify } from './contract.ts'
import { type Asking, mailActivation, mailAlreadyKnown, mayMail } from './jobs.ts'
import {
  addAccount,
  addRegistration,
  type Details,
  findRegistration,
  findVerifyToken,
  spendVerifyTokens,
} from './queries.ts'
import { isBirthday } from './rules.ts'

type Parts = {
  post: Post
  passwords: Passwords
  vault: Vault
  usesBlocklist: boolean
  /** Opens a link that confirms another address of an account; false where it is no such link. */
  confirmEmail: (db: Db, opening: Asking & { token: string }) => Promise<boolean>
}

type Registering = Call<typeof register>

/** What the schema cannot know: today, the numbering of phones, what is easy to guess, the photo. */
async function detailsOf(call: Registering, { usesBlocklist }: Parts): Promise<Details> {
  const { db, body, now } = call
  const { email, password, confirmPassword: _, acceptTerms: __, ...details } = body
  if (!isBirthday(body.birthday, now)) {
    throw new Refusal(422, [{ code: 'birthday_in_future', path: 'birthday' }])
  }
  const phone = requirePhone(body.phone, 'phone')
  const own = { name: body.name, email, phone, birthday: body.birthday }
  if (usesBlocklist && isEasyPassword(password, own)) {
    throw new Refusal(422, [{ code: 'password_too_easy', path: 'password' }])
  }
  if (!(await hasFormFile(db, { id: body.photoId, purpose: 'registration', now }))) {
    throw new Refusal(422, [{ code: 'unknown_file', path: 'photoId' }])
  }
  return { ...details, phone }
}

/** Registrations of an address that has an account take as long as others. */
async function answer(call: Registering, parts: Parts, details: Details) {
  const { db, body, now } = call
  const { email } = body
  const passwordHash = await parts.passwords.hash(body.password)
  await db.transaction().execute(async (tx) => {
    await lockEmail(tx, email)
    if (!(await mayMail(tx, email, call))) return
    const mailing = { ...call, post: parts.post }
    if (await hasAccount(tx, email)) {
      return mailAlreadyKnown(tx, { email, name: details.name }, mailing)
    }
    const id = await addRegistration(tx, parts.vault, { email, passwordHash, details, now })
    await mailActivation(tx, { id, email, details }, mailing)
  })
}

type Opening = Call<typeof verify>

/** One transaction: the link is spent, the account is there and its owner is in, or nothing is. */
async function openAccount(call: Opening, { vault, confirmEmail }: Parts) {
  const { db, params, caller, visitor, now } = call
  return db.transaction().execute(async (tx) => {
    const found = await findVerifyToken(tx, params.token, now)
    if (!found && (await confirmEmail(tx, { ...call, token: params.token }))) return undefined
    if (!found) throw new Refusal(404, [{ code: 'not_found' }])
    if (found.spent_at || !found.registration_id) return undefined
    const pending = await findRegistration(tx, vault, found.registration_id)
    const accountId = pending && (await addAccount(tx, vault, { pending, now }))
    await spendVerifyTokens(tx, { email: found.email, now })
    await claimEmail(tx, found.email)
    if (accountId === undefined) return undefined
    await rememberDevice(tx, { accountId, visitorId: visitor.id(), now })
    const opened = await startSession(tx, { accountId, device: deviceOf(caller.userAgent), now })
    return { opened, user: await findUser(tx, opened.accountId) }
  })
}

export const registrationHandlers = (parts: Parts): Handler[] => [
  handle(register, async (call) => {
    const { db, caller, now } = call
    const { allowance } = caller
    const key = `register/${caller.address}`
    await throttle(db, { key, max: 10, seconds: 3600, allowance, now })
    await answer(call, parts, await detailsOf(call, parts))
    return {}
  }),

  handle(verify, async (call) => {
    const { db, caller, now } = call
    const { allowance } = caller
    const key = `token/${caller.address}`
    await throttle(db, { key, max: 60, seconds: 15 * 60, allowance, now })
    const account = await openAccount(call, parts)
    if (!account) return { token: null, user: null }
    caller.keep(account.opened, account.user.name)
    return { token: account.opened.token, user: account.user }
  }),
]
