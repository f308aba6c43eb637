import { randomUUID } from 'node:crypto'
import type { Db } from '../handle.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'
import type { RenderedMail } from './mail-template.ts'

/** `message` is deleted once a server has accepted it. */
export type StoredMail = RenderedMail & { id: string; to: string; createdAt: Date }

export type UnsentMail = StoredMail & { refusedAt: Date | null }

const placeOf = (id: string) => `mails/${id}`

export const nobody = ''

type NewMail = { to: string; message: RenderedMail; turn: Buffer; wishedBy?: AccountId; now: Date }

/** Letters hold links that open accounts, so their content is encrypted. */
export async function storeMail(db: Db, vault: Vault, mail: NewMail) {
  const { to, message, turn, wishedBy: wished_by = null, now } = mail
  const id = randomUUID()
  const sealed = vault.seal(JSON.stringify(message), placeOf(id))
  const row = { id, recipient: to, sealed, turn, wished_by, created_at: now }
  await db.insertInto('mails').values(row).execute()
  return id
}

/** The account gets its letters to a former address, so the next owner of the address does not. */
export async function assignMails(db: Db, accountId: number, formerEmail: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ account_id: accountId })
    .where('recipient', '=', formerEmail.toLowerCase())
    .where('account_id', 'is', null)
    .execute()
}

const maxCounted = 1_000

export async function countWaiting(db: Db, turn: Buffer): Promise<number> {
  const waiting = db
    .selectFrom('mails')
    .select('id')
    .where('turn', '=', turn)
    .where('sent_at', 'is', null)
    .limit(maxCounted)
  const { count } = await db
    .selectFrom(waiting.as('waiting'))
    .select((its) => its.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Row = { id: string; recipient: string; sealed: Buffer | null; created_at: Date }

function mailOf(row: Row, vault: Vault): StoredMail[] {
  if (!row.sealed) return []
  const message = JSON.parse(vault.open(row.sealed, placeOf(row.id))) as RenderedMail
  return [{ id: row.id, to: row.recipient, createdAt: row.created_at, ...message }]
}

const columns = ['id', 'recipient', 'sealed', 'created_at'] as const

export async function findUnsentMail(
  db: Db,
  vault: Vault,
  id: string,
): Promise<UnsentMail | undefined> {
  const row = await db
    .selectFrom('mails')
    .select([...columns, 'refused_at'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  const mail = row && mailOf(row, vault)[0]
  return mail && { ...mail, refusedAt: row.refused_at }
}

export async function markRefused(
  db: Db,
  id: string,
): Promise<{ turn: Buffer | null } | undefined> {
  return db
    .updateTable('mails')
    .set({ refused_at: new Date() })
    .where('id', '=', id)
    .where('refused_at', 'is', null)
    .returning('turn')
    .executeTakeFirst()
}

export async function hasSentSince(db: Db, since: Date): Promise<boolean> {
  const taken = await db
    .selectFrom('mails')
    .select('id')
    .where('created_at', '>', since)
    .where('sent_at', 'is not', null)
    .where('refused_at', 'is', null)
    .where('recipient', '<>', nobody)
    .limit(1)
    .executeTakeFirst()
  return taken !== undefined
}

export async function markSent(db: Db, id: string, { keepsMail }: { keepsMail: boolean }) {
  await db
    .updateTable('mails')
    .set({ sent_at: new Date(), ...(keepsMail ? {} : { sealed: null }) })
    .where('id', '=', id)
    .execute()
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

export async function findMails(db: Db, vault: Vault, to?: string): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(columns)
    .where('recipient', '<>', nobody)
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!.toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.flatMap((row) => mailOf(row, vault))
}
