import { createSigner } from '#features/files/signatures/queries.ts'
import { fileAddress } from '#features/files/uploads/rules.ts'
import { CannotDo } from '#features/oversight/operators/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { mailAnswer } from './mail.ts'
import {
  eraseEntriesAgain,
  eraseEntry,
  type ErasedEntry,
  findErasedEntries,
  noteErasedEntries,
} from './queries/erased-entries.ts'
import { type EntryName, findDocumentIds, inboxKinds } from './queries/kinds.ts'
import type { InboxEntry, InboxStore } from './queries/inbox-kind.ts'
import { inboxKindNames } from './rules.ts'

/** `actor` is the person at the command line. */
export type InboxCommand = InboxStore & { post: Post; origin: string; actor: string; now: Date }

const missing = ({ kind, id }: EntryName) => new CannotDo(`There is no ${kind} ${id}.`)

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** @throws CannotDo */
export async function requireEntry(store: InboxStore, name: EntryName): Promise<InboxEntry> {
  const entry = await inboxKinds[name.kind].read(store, name.id)
  if (!entry) throw missing(name)
  return entry
}

/** Good for some hours, without a login. */
export async function findDocumentUrls(
  { db, origin, now }: Pick<InboxCommand, 'db' | 'origin' | 'now'>,
  name: EntryName,
): Promise<string[]> {
  const sign = createSigner(db, now)
  const ids = await findDocumentIds(db, name)
  return ids.map((id) => origin + sign(fileAddress({ id, ending: 'pdf' })))
}

function requireUnclosed({ kind, id, closedAt, closedBy }: InboxEntry) {
  if (!closedAt) return
  const operator = closedBy === null ? '' : ` by ${closedBy}`
  throw new CannotDo(`${kind} ${id} was closed${operator} on ${dayOf(closedAt)}.`)
}

function requireReadable({ kind, id, isUnreadable }: InboxEntry) {
  if (isUnreadable) throw new CannotDo(`${kind} ${id} is unreadable, so nobody can be answered.`)
}

function requireEmail<Sent extends InboxEntry>(entry: Sent): Sent & { email: string } {
  const { kind, id, email, phone } = entry
  if (email) return { ...entry, email }
  throw new CannotDo(`The sender of ${kind} ${id} left no email. Call ${phone}, then close it.`)
}

/**
 * Stores and mails the answer together, so that nothing is marked as answered without one. The same
 * answer again changes nothing.
 * @throws CannotDo for what is closed or unreadable, has another answer or no email
 */
export async function answerEntry(
  { db, vault, post, origin, actor, now }: InboxCommand,
  { answer, ...name }: EntryName & { answer: string },
): Promise<{ email: string; isRepeated: boolean }> {
  return db.transaction().execute(async (tx) => {
    const { lock, setAnswer } = inboxKinds[name.kind]
    const store = { db: tx, vault }
    const found = await lock(store, name.id)
    if (!found) throw missing(name)
    requireReadable(found)
    const entry = requireEmail(found)
    const { answeredAt, answeredBy, email } = entry
    if (entry.answer === answer) return { email, isRepeated: true }
    requireUnclosed(entry)
    if (answeredAt) {
      const { kind, id } = name
      throw new CannotDo(`${kind} ${id} was answered by ${answeredBy} on ${dayOf(answeredAt)}.`)
    }
    await setAnswer(store, { id: name.id, answer, actor, now })
    await mailAnswer(tx, entry, { post, origin, answer, now })
    return { email, isRepeated: false }
  })
}

type Closing = InboxStore & Pick<InboxCommand, 'actor' | 'now'>

/** True if it was open; closing again changes nothing. @throws CannotDo where none exists */
export async function closeEntry(
  { db, vault, actor, now }: Closing,
  name: EntryName,
): Promise<{ isRepeated: boolean }> {
  return db.transaction().execute(async (tx) => {
    const { lock, setClosed } = inboxKinds[name.kind]
    const store = { db: tx, vault }
    const entry = await lock(store, name.id)
    if (!entry) throw missing(name)
    if (entry.closedAt) return { isRepeated: true }
    await setClosed(store, { id: name.id, actor, now })
    return { isRepeated: false }
  })
}

type Deleting = Closing & { noteErasure: (tx: Db) => Promise<unknown> }

/**
 * Answers how many documents went with it; the hourly sweep of files deletes their bytes. The deletion is
 * noted, also outside the database, so that a restored backup does not bring the entry back.
 * @throws CannotDo for what does not exist
 */
export async function deleteEntry(
  { db, vault, actor, now, noteErasure }: Deleting,
  name: EntryName,
): Promise<{ documents: number }> {
  const { kind, id } = name
  return db.transaction().execute(async (tx) => {
    const { lock, table } = inboxKinds[kind]
    if (!(await lock({ db: tx, vault }, id))) throw missing(name)
    const { length: documents } = await findDocumentIds(tx, name)
    await eraseEntry(tx, { kind, table }, { id, actor, now })
    await noteErasure(tx)
    return { documents }
  })
}

/** For the record outside the database, with which a restored backup is corrected. */
export const listErasedEntries = (db: Db): Promise<ErasedEntry[]> => findErasedEntries(db)

/** Of one statement, which has a time limit. */
const maxErasedAtOnce = 1_000

/** For a restored backup; may be repeated. Answers how many entries it deleted. */
export async function repeatDeletions(db: Db, erased: readonly ErasedEntry[]): Promise<number> {
  let deleted = 0
  for (let from = 0; from < erased.length; from += maxErasedAtOnce) {
    const some = erased.slice(from, from + maxErasedAtOnce)
    await noteErasedEntries(db, some)
    for (const kind of inboxKindNames) {
      deleted += await eraseEntriesAgain(db, { kind, table: inboxKinds[kind].table }, some)
    }
  }
  return deleted
}
