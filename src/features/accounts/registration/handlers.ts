import {
  claimEmail,
  findNameByEmail,
  findUser,
  lockEmail,
  saveDecoy,
  unsetLastRegistration,
} from '#features/accounts/account/queries.ts'
import { isEasyPassword } from '#features/accounts/password-policy/rules.ts'
import { deviceOf } from '#features/accounts/sessions/rules.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { addRequest, countOpenedAccount, requireAccountsLeft } from './queries/requests.ts'
import type { FormFile } from '#features/files/quotas/rules/visitors.ts'
import {
  type Call,
  type CreatingCall,
  type Db,
  type Handler,
  handle,
  handleCreation,
} from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { requirePhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { AdoptVisitor } from '#platform/session/adoption.ts'
import { rememberDevice } from '#platform/session/devices.ts'
import { startSession } from '#platform/session/sessions.ts'
import { throttleCaller, throttleToken } from '#platform/session/throttle.ts'
import { forgetAttempts, requireAttempt } from '#platform/session/login-attempts.ts'
import {
  checkLink,
  type EmailChange,
  endEmailChange,
  endRegistration,
  register,
  verify,
  verifyByForm,
} from './contract.ts'
import {
  type MailRequest,
  mailActivation,
  mailAlreadyKnown,
  mayMail,
  mayMailAgain,
} from './mail.ts'
import {
  addAccount,
  addRegistration,
  deleteRegistration,
  type Details,
  findLink,
  findPhoto,
  findRegistration,
  findVerifyToken,
  storePhoto,
  redeemVerifyTokens,
} from './queries/registrations.ts'
import { isBirthday, withoutRepeatedTexts } from './rules/registrations.ts'

type MailedLink = { token: string; now: Date }

type Dependencies = {
  post: Post
  passwords: Passwords
  vault: Vault
  usesBlocklist: boolean
  adoptVisitor: AdoptVisitor
  /** Opens a link that confirms a new address of an account; false for other links. */
  confirmEmail: (db: Db, openCall: MailRequest & { token: string }) => Promise<boolean>
  /** Null once the link was opened; undefined for other links. */
  findEmailLink: (db: Db, link: MailedLink) => Promise<EmailChange | null | undefined>
  endEmailLink: (db: Db, link: MailedLink) => Promise<boolean>
}

type RegisterCall = CreatingCall<typeof register>

function requireUsable(photo: FormFile) {
  if (photo === 'usable') return
  const code = photo === 'gone' ? 'unknown_file' : 'photo_in_use'
  throw new Refusal(422, [{ code, path: 'photoId' }])
}

async function detailsOf(call: RegisterCall, { usesBlocklist }: Dependencies): Promise<Details> {
  const { db, body, now } = call
  const { email, password, confirmPassword: _, acceptTerms: __, ...details } = body
  if (!isBirthday(body.birthday, now)) {
    throw new Refusal(422, [{ code: 'birthday_in_future', path: 'birthday' }])
  }
  const phone = requirePhone(body.phone, 'phone')
  const own = { name: body.name, names: body.names, email, phone, birthday: body.birthday }
  if (usesBlocklist && isEasyPassword(password, own)) {
    throw new Refusal(422, [{ code: 'password_too_easy', path: 'password' }])
  }
  requireUsable(await findPhoto(db, { ...body, now }))
  return { ...withoutRepeatedTexts(details), phone }
}

type HashedRegistration = Dependencies & { details: Details; passwordHash: string }

async function addPending(tx: Db, call: RegisterCall, dependencies: HashedRegistration) {
  const { body, now } = call
  const { email } = body
  const { details, passwordHash } = dependencies
  await lockEmail(tx, email)
  if (!(await mayMail(tx, { email, purpose: 'activation' }, call))) return
  // Another registration may have taken the photo while the password was hashed.
  requireUsable(await storePhoto(tx, { ...body, now }))
  const id = await addRequest(tx, call)
  await unsetLastRegistration(tx, email)
  const mailing = { ...call, post: dependencies.post }
  const owner = await findNameByEmail(tx, email)
  if (owner) {
    await saveDecoy(tx, { id, email, passwordHash, createdAt: now })
    return mailAlreadyKnown(tx, { email, ...owner }, mailing)
  }
  await addRegistration(tx, dependencies.vault, { id, email, passwordHash, details, now })
  await mailActivation(tx, { id, email, details }, mailing)
}

/** An address with an account takes equal time and keeps as much (docs/decisions/0021). */
async function answer(call: RegisterCall, dependencies: Dependencies, details: Details) {
  const passwordHash = await dependencies.passwords.hash(call.body.password, call.caller)
  return call.transact(async (tx) => {
    await addPending(tx, call, { ...dependencies, details, passwordHash })
    return {}
  })
}

type LinkCall = Pick<Call<typeof verify>, 'db' | 'caller' | 'language' | 'now'> & { token: string }

type OpenCall = LinkCall & Pick<Call<typeof verify>, 'visitor'> & { password?: string | undefined }

const notFound = () => new Refusal(404, [{ code: 'not_found' }])

async function requireTurn({ db, caller, now }: LinkCall) {
  await throttleToken(db, { caller, now })
}

/** Counted by link: wrong log-ins without the link must not block the owner. */
async function requirePassword(call: OpenCall, { passwords, vault }: Dependencies) {
  const { db, caller, now, password } = call
  const link = password === undefined ? undefined : await findLink(db, vault, call)
  if (password === undefined || !link?.pending) return
  const { passwordHash } = link.pending
  const key = `verify/${call.token}`
  await requireAttempt(db, { key, allowance: caller.allowance, now })
  if (!(await passwords.isRight(password, passwordHash, caller))) {
    throw new Refusal(422, [{ code: 'invalid_password', path: 'password' }])
  }
  await forgetAttempts(db, [key])
}

/** One transaction, so that after a failure the link can be opened again. */
async function addOpened(call: OpenCall, { vault, confirmEmail, adoptVisitor }: Dependencies) {
  const { db, token, caller, visitor, now } = call
  return db.transaction().execute(async (tx) => {
    const found = await findVerifyToken(tx, token, now)
    if (!found && (await confirmEmail(tx, call))) return undefined
    if (!found) throw notFound()
    if (found.spent_at || !found.registration_id) return undefined
    const pending = await findRegistration(tx, vault, found.registration_id)
    const accountId = pending && (await addAccount(tx, vault, { pending, now }))
    if (pending && accountId !== undefined) {
      await countOpenedAccount(tx, { id: pending.id, caller, now })
    }
    await redeemVerifyTokens(tx, { email: found.email, accountId, now })
    await claimEmail(tx, found.email, pending?.id)
    if (accountId === undefined) return undefined
    const visitorId = visitor.id()
    await rememberDevice(tx, { accountId, visitorId, now })
    const opened = await startSession(tx, { accountId, device: deviceOf(caller.userAgent), now })
    await adoptVisitor.begin(tx, { accountId, visitorId })
    return { opened, user: await findUser(tx, opened.accountId), visitorId }
  })
}

async function openAccount(call: OpenCall, dependencies: Dependencies) {
  const added = await addOpened(call, dependencies)
  if (!added) return undefined
  const { opened, user, visitorId } = added
  const { accountId } = opened
  await dependencies.adoptVisitor.finish(call.db, { accountId, visitorId })
  return { opened, user }
}

async function open(call: OpenCall, dependencies: Dependencies) {
  const { caller } = call
  await requireTurn(call)
  await requirePassword(call, dependencies)
  const account = await openAccount(call, dependencies)
  if (!account) return { token: null, user: null }
  caller.keep(account.opened, account.user)
  return { token: account.opened.token, user: account.user }
}

const linkHandlers = (dependencies: Dependencies): Handler[] => [
  handle(checkLink, async (call) => {
    const { token, browserMark } = call.body
    await requireTurn({ ...call, token })
    const link = await findLink(call.db, dependencies.vault, { ...call, token })
    const emailChange = link ? null : await dependencies.findEmailLink(call.db, { ...call, token })
    if (emailChange === undefined) throw notFound()
    const pending = link?.pending
    const isOwn = browserMark !== null && pending?.details.browserMark === browserMark
    return { link: { needsPassword: pending !== undefined && !isOwn, emailChange } }
  }),

  handle(endRegistration, async (call) => {
    const { db, body, now } = call
    const { token } = body
    await requireTurn({ ...call, token })
    const ended = await db.transaction().execute(async (tx) => {
      const found = await findVerifyToken(tx, token, now)
      const id = found?.spent_at ? undefined : found?.registration_id
      return id && (await deleteRegistration(tx, id)) ? found : undefined
    })
    if (!ended) throw notFound()
    await mayMailAgain(db, ended.email, call.caller)
    return {}
  }),

  handle(endEmailChange, async (call) => {
    const { token } = call.body
    await requireTurn({ ...call, token })
    const isEnded = await call.db
      .transaction()
      .execute((tx) => dependencies.endEmailLink(tx, { ...call, token }))
    if (!isEnded) throw notFound()
    return {}
  }),
]

export const registrationHandlers = (dependencies: Dependencies): Handler[] => [
  ...linkHandlers(dependencies),

  handleCreation(register, async (call) => {
    const { db, caller, now } = call
    await throttleCaller(db, { name: 'register', max: 10, seconds: hourSeconds, caller, now })
    await requireAccountsLeft(db, { caller, now })
    return answer(call, dependencies, await detailsOf(call, dependencies))
  }),

  handle(verify, (call) => open({ ...call, token: call.params.token }, dependencies)),

  handle(verifyByForm, (call) => open({ ...call, ...call.body }, dependencies)),
]
