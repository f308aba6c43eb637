import type pg from 'pg'
import * as z from 'zod/mini'
import { dayMs } from '#i18n/time-units.ts'
import { nameOfDraft, type ObjectStore } from '../storage/object-store.ts'
import { linesOf } from './compress.ts'
import { currentKeyId, type Keyring } from './keyring.ts'
import { takeLock, unlock } from './locks.ts'
import { seal, unseal } from './sealed-file.ts'
import { UnusableBackup } from './unusable.ts'
import { advisoryLocks } from '../postgres/advisory-locks.ts'

/** `createdAt` is part of the identity: after a restore a later account may get the same number. */
const ErasedAccount = z.object({ account: z.int(), createdAt: z.string(), erasedAt: z.string() })

/** Something that was sent by a form of this kind; numbers of entries are given again too. */
const ErasedEntry = z.object({
  kind: z.string(),
  entry: z.string(),
  createdAt: z.string(),
  erasedAt: z.string(),
  erasedBy: z.string(),
})

const Erasure = z.union([ErasedAccount, ErasedEntry])
export type Erasure = z.output<typeof Erasure>
type ErasedAccount = z.output<typeof ErasedAccount>
type ErasedEntry = z.output<typeof ErasedEntry>

const isOfAccount = (erasure: Erasure): erasure is ErasedAccount => 'account' in erasure

export const accountsOf = (erasures: readonly Erasure[]): ErasedAccount[] =>
  erasures.filter(isOfAccount)

export const entriesOf = (erasures: readonly Erasure[]): ErasedEntry[] =>
  erasures.filter((erasure): erasure is ErasedEntry => !isOfAccount(erasure))

/** One list per key: with a new key the list of the old one could not be opened and extended. */
const folder = 'erasures/'
const listOf = (keyId: string | null) => `${folder}${keyId ?? 'plain'}`
const isList = (name: string) => /^erasures\/([0-9a-f]{16}|plain)$/.test(name)

export type ListPlace = { target: ObjectStore; keyring: Keyring }

const nameOf = (erasure: Erasure) =>
  isOfAccount(erasure) ? erasure.account : `${erasure.kind}/${erasure.entry}`

const identityOf = (erasure: Erasure) => `${nameOf(erasure)} ${erasure.createdAt}`

export function mergeErasures(...lists: readonly (readonly Erasure[])[]): Erasure[] {
  const merged = new Map(lists.flat().map((erasure) => [identityOf(erasure), erasure]))
  return [...merged.values()].toSorted((one, other) => (one.erasedAt < other.erasedAt ? -1 : 1))
}

async function readList({ target, keyring }: ListPlace, keyId: string | null) {
  const sealed = await target.read(listOf(keyId))
  if (!sealed) return undefined
  const erasures: Erasure[] = []
  for await (const line of linesOf(unseal(sealed, { keyring, kind: 'erasures' }))) {
    erasures.push(Erasure.parse(JSON.parse(line)))
  }
  return erasures
}

export async function readErasures(place: ListPlace): Promise<Erasure[] | undefined> {
  const ids = place.keyring.map(({ id }) => id.toString('hex'))
  const lists: Erasure[][] = []
  for (const id of ids.length > 0 ? ids : [null]) {
    const list = await readList(place, id)
    if (list) lists.push(list)
  }
  return lists.length > 0 ? mergeErasures(...lists) : undefined
}

async function* textOf(erasures: readonly Erasure[]) {
  for (const erasure of erasures) yield Buffer.from(`${JSON.stringify(erasure)}\n`)
}

/** A draft of a list that is older cannot belong to a process that is still writing. */
const minDraftAgeMs = dayMs

async function removeOldDrafts({ target }: ListPlace): Promise<void> {
  const old: string[] = []
  for await (const { name, changedAt } of target.list(folder)) {
    const isDraftOfList = isList(nameOfDraft(name) ?? '')
    if (isDraftOfList && changedAt.getTime() < Date.now() - minDraftAgeMs) old.push(name)
  }
  await target.remove(old)
}

async function writeList(place: ListPlace, erasures: readonly Erasure[]): Promise<void> {
  const { target, keyring } = place
  const known = await readList(place, currentKeyId(keyring))
  const all = mergeErasures(known ?? [], erasures)
  if (all.length === known?.length) return
  await target.write(
    listOf(currentKeyId(keyring)),
    seal(textOf(all), { keyring, kind: 'erasures' }),
  )
  await target.settle()
}

/** Shorter than the time after which the queue retries the job. */
const maxLockWaitMs = 20_000

/** The lock prevents lost updates, as the list is rewritten whole. An unreadable list stays. */
export async function addErasures(
  client: pg.Client,
  place: ListPlace,
  erasures: readonly Erasure[],
): Promise<void> {
  if (!(await takeLock(client, advisoryLocks.erasures, maxLockWaitMs))) {
    throw new UnusableBackup('Another process is still writing the list of erasures.')
  }
  try {
    await removeOldDrafts(place)
    await writeList(place, erasures)
  } finally {
    // A lost connection has already released the lock.
    await unlock(client, advisoryLocks.erasures).catch(() => undefined)
  }
}
