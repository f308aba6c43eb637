import { findUser, lockEmail } from '#features/accounts/queries.ts'
import { findMemberIds } from '#features/erasure/queries.ts'
import { disownFeeds } from '#features/feeds/queries.ts'
import type { Media } from '#features/files/jobs.ts'
import { keysOf } from '#features/files/rules.ts'
import { mailNotice } from '#features/members/jobs.ts'
import { endMembership, findAgencyId, findPerson } from '#features/members/queries.ts'
import { findHolderById, type Holder, lockPassword } from '#features/passwords/queries.ts'
import { type Call, type Db, type Handler, handle } from '#platform/handle.ts'
import type { Post } from '#platform/mail/post-office.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { requireProof } from '#platform/session/proof.ts'
import { throttle } from '#platform/session/throttle.ts'
import { eraseAccount, exportAccount } from './contract.ts'
import { erasePerson, mailErased } from './jobs.ts'
import { addAccountEvent, findIdNumber, findKept } from './queries.ts'

type Parts = {
  post: Post
  passwords: Passwords
  vault: Vault
  media: Media
  /** Has the erasure written down outside the database, so that no backup undoes it. */
  noteErasure: (tx: Db) => Promise<void>
}

type Erasing = Call<typeof eraseAccount>

/** Whom it brought in leaves an agency, or all leave the one that goes; the other side is told. */
async function endMemberships(tx: Db, call: Erasing & { post: Post }) {
  const { account, now } = call
  const { id: actorId } = account
  const own = await findAgencyId(tx, actorId)
  const members = await findMemberIds(tx, actorId)
  const endings = [
    ...(own === null ? [] : [{ agencyId: own, agentId: actorId, kind: 'left' as const }]),
    ...members.map((agentId) => ({ agencyId: actorId, agentId, kind: 'removed' as const })),
  ]
  for (const { kind, ...membership } of endings) {
    await endMembership(tx, { ...membership, actorId, kind, now })
    const agency = await findPerson(tx, membership.agencyId)
    const agent = await findPerson(tx, membership.agentId)
    await mailNotice(tx, { agency, agent, kind }, call)
  }
}

const wrongPassword = () => new Refusal(422, [{ code: 'invalid_password', path: 'password' }])

/** All or nothing; what was made for an agency is handed to it before the rest is closed. */
async function erase(call: Erasing, { email, name, passwordHash }: Holder, parts: Parts) {
  const { post, media, noteErasure } = parts
  const { account, now } = call
  const { id } = account
  const files = await call.db.transaction().execute(async (tx) => {
    // Nobody registers the address meanwhile, which would leave the address behind.
    await lockEmail(tx, email.toLowerCase())
    // Before its ads, in which order a run that is under way takes them too.
    await disownFeeds(tx, { accountId: id, now })
    // The owner may have chosen another password by a mailed link since this one was compared.
    if ((await lockPassword(tx, id)) !== passwordHash) throw wrongPassword()
    await endMemberships(tx, { ...call, post })
    const taken = await erasePerson(tx, { id, email, now })
    await noteErasure(tx)
    await mailErased(tx, { email, name }, { ...call, post })
    return taken
  })
  // What a killed process leaves here is swept as files without a row.
  await media.storage.remove(files.flatMap(keysOf))
}

export const personalDataHandlers = (parts: Parts): Handler[] => [
  handle(exportAccount, async ({ db, account, caller, log, now }) => {
    const { id } = account
    await requireProof(db, account, now)
    const limit = { key: `export/${id}`, max: 10, seconds: 3600 }
    await throttle(db, { ...limit, allowance: caller.allowance, now })
    const user = await findUser(db, id)
    const idNumber = await findIdNumber(db, parts.vault, id)
    const kept = await findKept(db, id, user.email ?? '')
    await addAccountEvent(db, { id, kind: 'exported', now })
    log.info({ accountId: id, address: caller.address }, 'personal data exported')
    return { export: { exportedAt: now.toISOString(), account: { ...user, idNumber }, ...kept } }
  }),

  handle(eraseAccount, async (call) => {
    const { db, account, caller, body, log, now } = call
    // The same count as that of changing the password, or it would be guessed here.
    const limit = { key: `password/${account.id}`, max: 20, seconds: 3600 }
    await throttle(db, { ...limit, allowance: caller.allowance, now })
    const holder = await findHolderById(db, account.id)
    if (!(await parts.passwords.isRight(body.password, holder.passwordHash))) {
      throw wrongPassword()
    }
    await erase(call, holder, parts)
    caller.forget()
    caller.clearStorage()
    log.info({ accountId: account.id, address: caller.address }, 'account erased')
    return {}
  }),
]
