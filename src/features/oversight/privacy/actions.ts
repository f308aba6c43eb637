import { closeAds } from '#features/oversight/erasure/queries/ads.ts'
import {
  dropUnnamedPictures,
  type Erased,
  findErased,
  findMemberIds,
  findUnerased,
  takeFiles,
  type Unerased,
  wipe,
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

/** All accounts that were erased, to be noted outside the database. */
export const listErased = (db: Db): Promise<Erased[]> => findErased(db)

type Person = { id: AccountId; email: string; now: Date }

/**
 * Tries are counted under hashes of the e-mail and of the account. Those by phone run out: others may have the number,
 * and a new account could be made and erased for each few guesses at theirs.
 */
async function takeAway(tx: Db, person: Person) {
  const { id, email, now } = person
  const keys = Object.values(accountKeys(id))
  const deviceKeys = await findDeviceKeys(tx, id, keys)
  await forgetAttempts(tx, [...keys, ...deviceKeys, nameKey(email.toLowerCase())])
  await closeAds(tx, id, now)
  const files = await takeFiles(tx, person)
  await wipe(tx, person)
  return files
}

/** Takes everything personal away; answers with what was uploaded, whose files can then go. */
export async function erasePerson(tx: Db, person: Person) {
  const { id, now } = person
  const files = await takeAway(tx, person)
  await addAccountEvent(tx, { id, kind: 'erased', now })
  return files
}

/** Where lies what people uploaded. */
type Places = { storage: Pick<Storage, 'remove'>; resumable: Pick<Resumable, 'end'> }

type Uploaded = { id: AccountId; files: readonly Pick<FileRow, 'id' | 'kind' | 'ending'>[] }

/**
 * Removes what an account had uploaded, once its erasure is committed. What a killed process leaves is swept: as
 * files without a row, and as uploads of an erased account.
 */
export async function removeUploaded(
  db: Db,
  { storage, resumable }: Places,
  { id, files }: Uploaded,
) {
  const uploads = await findUploadsOf(db, id)
  await Promise.all([
    storage.remove(files.flatMap(keysOf)),
    ...uploads.map((upload) => resumable.end(upload, () => endUpload(db, id, upload))),
  ])
}

/** Nobody is told: those whom it concerns were told when the account was erased. */
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

/**
 * Erases accounts that were erased after the backup was made from which the database comes.
 * Answers with how many there were; may be repeated.
 */
export async function repeatErasures(
  db: Db,
  places: Places,
  erased: readonly Erased[],
): Promise<number> {
  const people = await findUnerased(db, erased)
  for (const person of people) {
    const files = await eraseAgain(db, person)
    await removeUploaded(db, places, { ...person, files })
  }
  await finishHandOvers(db)
  return people.length
}

/**
 * Takes away what was written for an account beside its erasure or after it. A release before this
 * one let that happen; answers with how many accounts there were.
 */
export async function finishErasures(db: Db, places: Places): Promise<number> {
  const halfErased = await findHalfErased(db)
  const finish = async ({ id, erasedAt: now }: Unerased) => {
    const files = await db.transaction().execute(async (tx) => {
      await disownFeeds(tx, { accountId: id, now })
      await endMemberships(tx, id, now)
      return takeAway(tx, { id, email: '', now })
    })
    await removeUploaded(db, places, { id, files })
  }
  await allInTurn([() => dropUnnamedPictures(db), ...halfErased.map((one) => () => finish(one))])
  return halfErased.length
}
