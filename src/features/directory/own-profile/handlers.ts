import {
  findUser,
  hasAccount,
  detachDecoys,
  lockEmail,
} from '#features/accounts/account/queries.ts'
import { versionOfUser } from '#features/accounts/account/rules.ts'
import type { User } from '#features/accounts/account/contract.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { setPhoto } from '#features/files/uploads/queries.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { type MailRequest, mayMail } from '#features/accounts/registration/mail.ts'
import { detachFormFiles } from '#features/files/quotas/queries/visitors.ts'
import { isSameText } from '#i18n/texts/both-texts.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import { textInMail } from '#platform/mail/mail-template.ts'
import { assignMails } from '#platform/mail/mails.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { requirePhone } from '#platform/phone.ts'
import { Refusal } from '#platform/refusal.ts'
import { requireProof, requireSession } from '#platform/session/proof.ts'
import { countOwner, throttleAccount, throttleOwner } from '#platform/session/throttle.ts'
import { type ProfileChanges, updateAgency, updateAgent } from './contract.ts'
import { mailConfirmation, mailMoved, mailTaken } from './mail.ts'
import {
  addEmailToken,
  changeEmail,
  endEmailChange,
  findEmailChange,
  lockAccount,
  refreshAds,
  saveProfile,
  showEmailChange,
} from './queries.ts'
import {
  losesVerifiedMark,
  maskEmail,
  movesPhone,
  needsProof,
  findUnknownChoices,
  textsAfter,
} from './rules.ts'

type Dependencies = { post: Post; gazetteer: () => Gazetteer; catalogue: () => Catalogue }

type UpdateCall = Omit<Call<typeof updateAgent>, 'body'> & { body: ProfileChanges }

function changesOf({ body }: UpdateCall, { gazetteer, catalogue }: Dependencies): ProfileChanges {
  const unknown = findUnknownChoices(body, { gazetteer: gazetteer(), catalogue: catalogue() })
  if (unknown.length > 0) {
    throw new Refusal(
      422,
      unknown.map((path) => ({ code: 'unknown_choice', path })),
    )
  }
  const { phone, whatsapp } = body
  return {
    ...body,
    ...(phone !== undefined && { phone: requirePhone(phone, 'phone') }),
    ...(whatsapp && { whatsapp: requirePhone(whatsapp, 'whatsapp') }),
  }
}

/** The answer is the same whether another account has the address or not. */
async function requestEmailChange(
  db: Db,
  call: UpdateCall & { user: User; email: string; post: Post },
) {
  const { account, caller, now, user, email } = call
  await throttleOwner(db, 'email-change', { account, allowance: caller.allowance, now })
  if (!(await mayMail(db, { email, purpose: 'address' }, call))) return
  const to = { email, name: user.name, names: user.names }
  if (await hasAccount(db, email)) return mailTaken(db, { email }, call)
  // Ending the session waits for this transaction, and so deletes this link too.
  await requireSession(db, account)
  const token = await addEmailToken(db, { accountId: account.id, email, now })
  await mailConfirmation(db, { ...to, token, wishedBy: account.id }, call)
}

async function requirePhoneChange(tx: Db, { account, caller, now }: UpdateCall) {
  const owning = { account, allowance: caller.allowance, now }
  const { isWithin, wait } = await countOwner(tx, 'phone-change', owning)
  if (!isWithin) throw new Refusal(429, [{ code: 'phone_changed_often', path: 'phone' }], wait)
}

/** A new name of an agency is written into the search words of all its public ads. */
const maxRenamings = { max: 10, seconds: hourSeconds }

async function rename(tx: Db, { account, caller, now }: UpdateCall) {
  await throttleAccount(tx, { name: 'rename', ...maxRenamings, account, caller, now })
  await refreshAds(tx, account.id)
}

/** Saving each field of a form separately stays far below it. */
const maxChanges = { max: 60, seconds: hourSeconds }

async function requireChange({ db, account, caller, now }: UpdateCall) {
  await throttleAccount(db, { name: 'profile', ...maxChanges, account, caller, now })
}

async function update(call: UpdateCall, dependencies: Dependencies): Promise<User> {
  const { account, versions } = call
  const changes = changesOf(call, dependencies)
  return call.db.transaction().execute(async (tx) => {
    if (changes.email !== undefined) await lockEmail(tx, changes.email)
    await lockAccount(tx, account.id)
    const before = await findUser(tx, account.id)
    versions.require(versionOfUser(before), { user: before })
    if (needsProof(changes, before)) await requireProof(tx, account, call.now)
    const isOtherPhone = movesPhone(changes, before)
    if (isOtherPhone) await requirePhoneChange(tx, call)
    await saveProfile(tx, account, {
      ...changes,
      texts: textsAfter(changes, before),
      ...(isOtherPhone && { phoneSince: call.now }),
      keepsMark: !losesVerifiedMark(changes, before),
    })
    const { photoId } = changes
    if (photoId !== undefined) {
      await setPhoto(tx, { accountId: account.id, photoId, now: call.now })
    }
    const user = await findUser(tx, account.id)
    if (!isSameText(user.names, before.names)) await rename(tx, call)
    const { email } = changes
    if (email !== undefined && email !== before.email?.toLowerCase()) {
      await requestEmailChange(tx, { ...call, user, email, post: dependencies.post })
    }
    return user
  })
}

async function answer(call: UpdateCall, dependencies: Dependencies) {
  await requireChange(call)
  const user = await update(call, dependencies)
  call.versions.show(versionOfUser(user))
  call.caller.greet(user)
  return { user }
}

export const profileHandlers = (dependencies: Dependencies): Handler[] => [
  handle(updateAgent, (call) => answer(call, dependencies)),
  handle(updateAgency, (call) => answer(call, dependencies)),
]

type EmailLinkCall = MailRequest & { token: string }

/** False for an invalid link; 404 where another account has got the address in the meantime. */
export const createEmailConfirmer =
  ({ post }: Pick<Dependencies, 'post'>) =>
  async (db: Db, linkCall: EmailLinkCall): Promise<boolean> => {
    const change = await findEmailChange(db, linkCall)
    if (!change) return false
    if (change.isSpent) return true
    if (await hasAccount(db, change.email)) throw new Refusal(404, [{ code: 'not_found' }])
    await changeEmail(db, change, linkCall.now)
    const to = { email: change.oldEmail, name: change.name, names: change.names }
    await mailMoved(db, to, { ...linkCall, post })
    for (const leave of [assignMails, detachFormFiles, detachDecoys]) {
      await leave(db, change.accountId, change.oldEmail)
    }
    return true
  }

type Link = { token: string; now: Date }

/** Null once the address is confirmed. The name is written as in the letter. */
export async function findEmailLink(db: Db, link: Link) {
  const change = await showEmailChange(db, link)
  if (!change) return undefined
  if (change.isSpent) return null
  const { name, oldEmail, email } = change
  return { name: textInMail(name), oldEmail: maskEmail(oldEmail), email }
}

/** For a recipient who did not ask for the letter; false for an invalid link. */
export async function endEmailLink(db: Db, link: Link): Promise<boolean> {
  const change = await findEmailChange(db, link)
  if (!change || change.isSpent) return false
  await endEmailChange(db, change)
  return true
}
