import { closeAds } from '#features/oversight/erasure/queries/ads.ts'
import {
  dropUnnamedPictures,
  type Erased,
  findErased,
  findMemberIds,
  findUnerased,
  deleteFiles,
  type Unerased,
  eraseAccountRows,
} from '#features/oversight/erasure/queries/accounts.ts'
import { findHalfErased } from '#features/oversight/erasure/queries/leftovers.ts'
import { disownFeeds } from '#features/feeds/sources/queries.ts'
import { type FileRow, keysOf } from '#features/files/uploads/rules.ts'
import { finishHandOvers } from '#features/feeds/handover/queries/ads.ts'
import { endMembership, findAgencyId } from '#features/directory/team/queries/members.ts'
import { endUpload, findUploadsOf } from '#features/files/resumable/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { lockForErasure } from '#platform/session/open-account.ts'
import { findDeviceKeys } from '#platform/session/devices.ts'
import { accountKeys, forgetAttempts, nameKey } from '#platform/session/login-attempts.ts'
import { addAccountEvent } from './queries.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import type { Resumable } from '#platform/uploads/resumable.ts'

/** For the record outside the database, with which a restored backup is corrected. */
export const listErased = (db: Db): Promise<Erased[]> => findErased(db)

type ErasedPerson = { id: AccountId; email: string; now: Date }

// Tries under the phone number are kept until they expire: others may have the number, and
// otherwise a new account could be made and erased for each few guesses.
async function removeAccess(tx: Db, person: ErasedPerson) {
  const { id, email, now } = person
  const keys = Object.values(accountKeys(id))
  const deviceKeys = await findDeviceKeys(tx, id, keys)
  await forgetAttempts(tx, [...keys, ...deviceKeys, nameKey(email.toLowerCase())])
  await closeAds(tx, id, now)
  const files = await deleteFiles(tx, person)
  await eraseAccountRows(tx, person)
  return files
}

export async function erasePerson(tx: Db, person: ErasedPerson) {
  const { id, now } = person
  const files = await removeAccess(tx, person)
  await addAccountEvent(tx, { id, kind: 'erased', now })
  return files
}

type FileStores = { storage: Pick<Storage, 'remove'>; resumable: Pick<Resumable, 'end'> }

type UploadedFiles = { id: AccountId; files: readonly Pick<FileRow, 'id' | 'kind' | 'ending'>[] }

/** Run it after the commit. Sweeps remove what a killed process leaves. */
export async function removeUploaded(
  db: Db,
  { storage, resumable }: FileStores,
  { id, files }: UploadedFiles,
) {
  const uploads = await findUploadsOf(db, id)
  await Promise.all([
    storage.remove(files.flatMap(keysOf)),
    ...uploads.map((upload) => resumable.end(upload, () => endUpload(db, id, upload))),
  ])
}

/** Sends no mail: the others got one when the account was erased. */
async function endMemberships(tx: Db, actorId: AccountId, now: Date) {
  const own = await findAgencyId(tx, actorId)
  const ending = { actorId, now }
  if (own !== null) {
    await endMembership(tx, { ...ending, agencyId: own, agentId: actorId, kind: 'left' })
  }
  for (const agentId of await findMemberIds(tx, actorId)) {
    const removal = { agencyId: actorId, agentId, kind: 'removed' as const, keepsAds: false }
    await endMembership(tx, { ...ending, ...removal })
  }
}

async function eraseAgain(db: Db, { id, erasedAt }: Unerased) {
  return db.transaction().execute(async (tx) => {
    const email = await lockForErasure(tx, id)
    await disownFeeds(tx, { accountId: id, now: erasedAt })
    await endMemberships(tx, id, erasedAt)
    return erasePerson(tx, { id, email, now: erasedAt })
  })
}

/** For a restored backup; may be repeated. Returns how many accounts it erased. */
export async function repeatErasures(
  db: Db,
  stores: FileStores,
  erased: readonly Erased[],
): Promise<number> {
  const people = await findUnerased(db, erased)
  for (const person of people) {
    const files = await eraseAgain(db, person)
    await removeUploaded(db, stores, { ...person, files })
  }
  await finishHandOvers(db)
  return people.length
}

/** Deletes what earlier releases left or wrote after an erasure. Returns the number of accounts. */
export async function finishErasures(db: Db, stores: FileStores): Promise<number> {
  const halfErased = await findHalfErased(db)
  const finish = async ({ id, erasedAt: now }: Unerased) => {
    const files = await db.transaction().execute(async (tx) => {
      await disownFeeds(tx, { accountId: id, now })
      await endMemberships(tx, id, now)
      return removeAccess(tx, { id, email: '', now })
    })
    await removeUploaded(db, stores, { id, files })
  }
  await allInTurn([() => dropUnnamedPictures(db), ...halfErased.map((one) => () => finish(one))])
  return halfErased.length
}
