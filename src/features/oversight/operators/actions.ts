import { claimEmail, dropEmailLinks, hasAccount } from '#features/accounts/account/queries.ts'
import { detachFile } from '#features/posting/lifecycle/queries.ts'
import { type FileEnding, fileAddress } from '#features/files/uploads/rules.ts'
import { addResetToken } from '#features/accounts/passwords/queries/passwords.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { findDeviceKeys, keepOnlyDevice } from '#platform/session/devices.ts'
import { databaseFor } from '#platform/session/open-account.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { accountKeys, forgetAttempts } from '#platform/session/login-attempts.ts'
import {
  addEvent,
  addOperator,
  findAccount,
  type KnownAccount,
  lockKnown,
  setProfileHidden,
  setVerified,
  deleteFile,
  removeSecondFactor,
} from './queries.ts'
import { CannotDo, fileIdIn, referenceOf } from './rules.ts'

type Owner = { name: string; email: string }

export type OperatorMails = {
  mailLink: (db: Db, to: Owner & { token: string }) => Promise<void>
  mailFactorOff: (db: Db, to: Owner) => Promise<void>
}

export type OperatorCommand = {
  db: Db
  mails: OperatorMails
  actor: string
  reason: string | null
  now: Date
}

export async function requireKnown(db: Db, typed: string): Promise<KnownAccount> {
  const account = await findAccount(db, referenceOf(typed))
  if (!account) throw new CannotDo(`There is no account ${typed} whose e-mail is verified.`)
  return account
}

async function mailLink(tx: Db, command: OperatorCommand, to: Owner & { id: number }) {
  const { id: accountId, name, email } = to
  const token = await addResetToken(tx, { accountId, email: email.toLowerCase(), now: command.now })
  await command.mails.mailLink(tx, { name, email, token })
}

export async function createOperator(
  command: OperatorCommand,
  given: { email: string; name: string },
) {
  const email = given.email.toLowerCase()
  await command.db.transaction().execute(async (tx) => {
    await claimEmail(tx, email)
    if (await hasAccount(tx, email)) throw new CannotDo(`${email} has an account already.`)
    const accountId = await addOperator(tx, { ...given, email, now: command.now })
    await addEvent(tx, { ...command, accountId, kind: 'operator_made' })
    await mailLink(tx, command, { id: accountId, name: given.name, email })
  })
}

/** Returns the address of the link, which may differ from the one that the operator expects. */
export async function sendPasswordLink(command: OperatorCommand, typed: string): Promise<string> {
  const { id, name, email } = await requireKnown(command.db, typed)
  if (!email) throw new CannotDo(`${name} has no e-mail to which a link could go.`)
  await command.db.transaction().execute(async (tx) => {
    await addEvent(tx, { ...command, accountId: id, kind: 'password_link' })
    await mailLink(tx, command, { id, name, email })
  })
  return email
}

/** For owners without phone and recovery codes. Ends all sessions; they get a mail about it. */
export async function resetSecondFactor(command: OperatorCommand, typed: string) {
  const { id, name, email } = await requireKnown(command.db, typed)
  const db = databaseFor(command.db, id)
  await db.transaction().execute(async (tx) => {
    if (!(await removeSecondFactor(tx, id))) throw new CannotDo(`${name} has no second factor.`)
    await endSessions(tx, { accountId: id })
    await dropEmailLinks(tx, id)
    const { code, factor } = accountKeys(id)
    await forgetAttempts(tx, [code, factor, ...(await findDeviceKeys(tx, id, [code]))])
    await keepOnlyDevice(tx, { accountId: id, now: command.now })
    await addEvent(tx, { ...command, accountId: id, kind: 'factor_reset' })
    if (email) await command.mails.mailFactorOff(tx, { name, email })
  })
}

/** For a stolen phone: no browser stays known, and the password stays valid. */
export async function endAllSessions(command: OperatorCommand, typed: string): Promise<number> {
  const { id } = await requireKnown(command.db, typed)
  const db = databaseFor(command.db, id)
  return db.transaction().execute(async (tx) => {
    await addEvent(tx, { ...command, accountId: id, kind: 'sessions_ended' })
    await dropEmailLinks(tx, id)
    await keepOnlyDevice(tx, { accountId: id, now: command.now })
    return endSessions(tx, { accountId: id })
  })
}

/** Changes with each name and number of the mark. Keyed, so that no owner can find a collision. */
export function signOf(db: Db, account: KnownAccount): string {
  const { id, name, secondName, companyName, brn, orn } = account
  const profile = JSON.stringify([id, name, secondName, companyName, brn, orn])
  return keyedHash(db, 'verify', profile).subarray(-6).toString('hex')
}

/** `seen` is the sign of the profile that was compared with the licence. */
export async function verifyProfile(
  command: OperatorCommand,
  { who, seen }: { who: string; seen: string },
) {
  const { id } = await requireKnown(command.db, who)
  return command.db.transaction().execute(async (tx) => {
    const account = await lockKnown(tx, id)
    if (!account) throw new CannotDo(`There is no account ${who} any more.`)
    if (account.verified) throw new CannotDo(`${account.name} is already verified.`)
    if (signOf(tx, account) !== seen) {
      const why = `The profile of ${account.name} is not the one with the sign ${seen}.`
      throw new CannotDo(`${why} Compare the licence with what "show" says of it now.`)
    }
    await setVerified(tx, id, true)
    await addEvent(tx, { ...command, accountId: id, kind: 'verified' })
    return account
  })
}

export async function unverifyProfile(command: OperatorCommand, who: string) {
  const { id, name, verified } = await requireKnown(command.db, who)
  if (!verified) throw new CannotDo(`${name} is not verified.`)
  await command.db.transaction().execute(async (tx) => {
    await setVerified(tx, id, false)
    await addEvent(tx, { ...command, accountId: id, kind: 'unverified' })
  })
}

type Profile = { who: string; isHidden: boolean }

async function setHidden(command: OperatorCommand, { who, isHidden }: Profile): Promise<string> {
  const { id } = await requireKnown(command.db, who)
  return command.db.transaction().execute(async (tx) => {
    const account = await lockKnown(tx, id)
    if (!account) throw new CannotDo(`There is no account ${who} any more.`)
    const { name, role, profileHiddenAt } = account
    if (role === 'operator') throw new CannotDo(`${name} is an operator and has no public profile.`)
    if (isHidden === (profileHiddenAt !== null)) {
      throw new CannotDo(`The profile of ${name} is ${isHidden ? 'already' : 'not'} hidden.`)
    }
    await setProfileHidden(tx, id, isHidden ? command.now : null)
    const kind = isHidden ? 'profile_hidden' : 'profile_shown'
    await addEvent(tx, { ...command, accountId: id, kind })
    return name
  })
}

/** Removes the profile from pages, searches and the sitemap; its ads stay. */
export const hideProfile = (command: OperatorCommand, who: string) =>
  setHidden(command, { who, isHidden: true })

export const showProfile = (command: OperatorCommand, who: string) =>
  setHidden(command, { who, isHidden: false })

/** Effective at once; the bytes are swept within two hours. Null for a visitor's file. */
export async function removeFile(
  command: OperatorCommand,
  address: string,
): Promise<number | null> {
  const id = fileIdIn(address)
  if (!id) throw new CannotDo(`${address} is no address of an uploaded file.`)
  return command.db.transaction().execute(async (tx) => {
    const file = await deleteFile(tx, id)
    if (!file) throw new CannotDo(`There is no file ${address} any more.`)
    const { accountId, claimedFor } = file
    const [, ad] = /^properties\/(\d+)$/.exec(claimedFor ?? '') ?? []
    const ending = file.ending as FileEnding
    if (ad) await detachFile(tx, { id: Number(ad), address: fileAddress({ id, ending }) })
    const reason = `${command.reason} · ${id}${ad ? ` of ad ${ad}` : ''}`
    if (accountId) await addEvent(tx, { ...command, reason, accountId, kind: 'file_removed' })
    return accountId
  })
}
