import type { User } from '#features/accounts/account/contract.ts'
import { findUser, lockEmail } from '#features/accounts/account/queries.ts'
import { findMemberIds } from '#features/oversight/erasure/queries/accounts.ts'
import { disownFeeds } from '#features/feeds/sources/queries.ts'
import type { Media } from '#features/files/uploads/actions.ts'
import type { HandOverLater } from '#features/directory/team/actions.ts'
import { mailNotice } from '#features/directory/team/mail.ts'
import {
  endMembership,
  findAgencyId,
  findPerson,
} from '#features/directory/team/queries/members.ts'
import {
  findHolderById,
  type Holder,
  lockPassword,
} from '#features/accounts/passwords/queries/passwords.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { type Call, type Db, type Handler, handle, WrittenReply } from '#platform/handle.ts'
import { mapWithPauses } from '#platform/jobs/pauses.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { requireProof } from '#platform/session/proof.ts'
import { throttleAccount, throttleOwner } from '#platform/session/throttle.ts'
import { baseConnection } from '#platform/database/derived.ts'
import { lockForErasure } from '#platform/session/open-account.ts'
import { eraseAccount, exportAccount } from './contract.ts'
import { erasePerson, removeUploaded } from './actions.ts'
import { mailErased } from './mail.ts'
import {
  addAccountEvent,
  findFileIds,
  findFiles,
  findIdNumber,
  findKept,
  findProperties,
  findPropertyIds,
} from './queries.ts'
import { exportRow } from './rules.ts'

type Dependencies = {
  post: Post
  passwords: Passwords
  vault: Vault
  media: Media
  /** Records the erasure outside the database, so that no backup undoes it. */
  noteErasure: (tx: Db) => Promise<void>
  handOverLater: HandOverLater
}

type EraseCall = Call<typeof eraseAccount>

async function endMemberships(
  tx: Db,
  call: EraseCall & Pick<Dependencies, 'post' | 'handOverLater'>,
) {
  const { account, now } = call
  const { id: actorId } = account
  const own = await findAgencyId(tx, actorId)
  const members = await findMemberIds(tx, actorId)
  const endings = [
    ...(own === null ? [] : [{ agencyId: own, agentId: actorId, kind: 'left' as const }]),
    ...members.map((agentId) => ({ agencyId: actorId, agentId, kind: 'removed' as const })),
  ]
  for (const { kind, ...membership } of endings) {
    const keepsAds = kind === 'left'
    const ended = await endMembership(tx, { ...membership, actorId, kind, keepsAds, now })
    if (ended) await call.handOverLater(tx, ended)
    const agency = await findPerson(tx, membership.agencyId)
    const agent = await findPerson(tx, membership.agentId)
    await mailNotice(tx, { agency, agent, kind }, call)
  }
}

const wrongPassword = () => new Refusal(422, [{ code: 'invalid_password', path: 'password' }])

/** What was made for an agency is handed over before the other ads are closed. */
async function erase(call: EraseCall, holder: Holder, dependencies: Dependencies) {
  const { post, media, noteErasure, handOverLater } = dependencies
  const { account, now } = call
  const { id } = account
  const db = baseConnection(call.db)
  const files = await db.transaction().execute(async (tx) => {
    const email = await lockForErasure(tx, id)
    // Otherwise the address could be registered meanwhile, and would stay.
    await lockEmail(tx, email.toLowerCase())
    // Before its ads, which is the order in which a run of a feed locks them.
    await disownFeeds(tx, { accountId: id, now })
    // The owner may have set a new password by a mailed link since this one was compared.
    if ((await lockPassword(tx, id)) !== holder.passwordHash) throw wrongPassword()
    await endMemberships(tx, { ...call, post, handOverLater })
    const taken = await erasePerson(tx, { id, email, now })
    await noteErasure(tx)
    await mailErased(tx, { ...holder, email }, { ...call, post })
    return taken
  })
  await removeUploaded(db, media, { id, files })
}

/** An hour. An export may have 36 MB of ads with a long history, so new accounts get few. */
const maxExports = { max: 10, maxOfNew: 3, seconds: hourSeconds }

/** An ad may have hundreds of events, and the answer of a statement is held in memory. */
const maxAdsAtOnce = 25
const maxFilesAtOnce = 2_000

type Section<Id> = {
  name: string
  ids: readonly Id[]
  atOnce: number
  find: (ids: readonly Id[]) => Promise<object[]>
}

const textOf = async (rows: readonly object[]) =>
  (await mapWithPauses(rows, (row) => JSON.stringify(exportRow(row)))).join()

async function* writeSection<Id>({ name, ids, atOnce, find }: Section<Id>) {
  let separator = ''
  yield `"${name}":[`
  for (let from = 0; from < ids.length; from += atOnce) {
    const text = await textOf(await find(ids.slice(from, from + atOnce)))
    if (text === '') continue
    yield separator + text
    separator = ','
  }
  yield '],'
}

/** In parts, because ads and files may exceed a statement's time or the memory. */
async function writeExport(db: Db, vault: Vault, head: { account: User; exportedAt: string }) {
  const id = head.account.id as AccountId
  const kept = Object.entries(await findKept(db, vault, { id, email: head.account.email ?? '' }))
  const adIds = await findPropertyIds(db, id)
  const fileIds = await findFileIds(db, id)
  const ads = (ids: readonly number[]) => findProperties(db, id, ids)
  const files = (ids: readonly string[]) => findFiles(db, id, ids)
  async function* content() {
    yield '{"export":{'
    yield* writeSection({ name: 'properties', ids: adIds, atOnce: maxAdsAtOnce, find: ads })
    yield* writeSection({ name: 'files', ids: fileIds, atOnce: maxFilesAtOnce, find: files })
    for (const [name, rows] of kept) yield `"${name}":[${await textOf(rows)}],`
    yield `${JSON.stringify(head).slice(1)}}`
  }
  return content()
}

export const personalDataHandlers = (dependencies: Dependencies): Handler[] => [
  handle(exportAccount, async ({ db, account: asking, caller, log, now }) => {
    const { id } = asking
    await requireProof(db, asking, now)
    await throttleAccount(db, { name: 'export', ...maxExports, account: asking, caller, now })
    const user = await findUser(db, id)
    const { vault } = dependencies
    const idNumber = await findIdNumber(db, vault, id)
    const account = { ...user, idNumber }
    const content = await writeExport(db, vault, { account, exportedAt: now.toISOString() })
    await addAccountEvent(db, { id, kind: 'exported', now })
    log.info({ accountId: id, address: caller.address }, 'personal data exported')
    return new WrittenReply(content)
  }),

  handle(eraseAccount, async (call) => {
    const { db, account, caller, body, log, now } = call
    // The limit is shared with changing the password, which could otherwise be guessed here.
    await throttleOwner(db, 'password', { account, allowance: caller.allowance, now })
    const holder = await findHolderById(db, account.id)
    if (!(await dependencies.passwords.isRight(body.password, holder.passwordHash, caller))) {
      throw wrongPassword()
    }
    await erase(call, holder, dependencies)
    caller.forget()
    caller.clearStorage()
    log.info({ accountId: account.id, address: caller.address }, 'account erased')
    return {}
  }),
]
