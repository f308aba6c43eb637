import { randomUUID } from 'node:crypto'
import type { Db } from '../handle.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'
import type { Message } from './letter.ts'

/** One mail as it was kept; `message` is gone once a server has taken it. */
export type KeptMail = Message & { id: string; to: string; createdAt: Date }

/** One that no server has taken yet; `refusedAt`: when one first refused it. */
export type UnsentMail = KeptMail & { refusedAt: Date | null }

const placeOf = (id: string) => `mails/${id}`

/** The recipient of a letter that is kept but goes to nobody. */
export const nobody = ''

type NewMail = { to: string; message: Message; turn: Buffer; wishedBy?: AccountId; now: Date }

/** Mails hold links that open accounts, so what they say is sealed. */
export async function keepMail(db: Db, vault: Vault, mail: NewMail) {
  const { to, message, turn, wishedBy: wished_by = null, now } = mail
  const id = randomUUID()
  const sealed = vault.seal(JSON.stringify(message), placeOf(id))
  const row = { id, recipient: to, sealed, turn, wished_by, created_at: now }
  await db.insertInto('mails').values(row).execute()
  return id
}

/**
 * Letters to an address that an account has had are the account's from now on, and not of whoever gets the
 * address next; those of an account that had it earlier stay that account's.
 */
export async function leaveMails(db: Db, accountId: number, formerEmail: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ account_id: accountId })
    .where('recipient', '=', formerEmail.toLowerCase())
    .where('account_id', 'is', null)
    .execute()
}

/** More are not counted: whoever has so many waiting goes after everybody else as it is. */
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

function mailOf(row: Row, vault: Vault): KeptMail[] {
  if (!row.sealed) return []
  const message = JSON.parse(vault.open(row.sealed, placeOf(row.id))) as Message
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

/** Whose turn it was, of a letter that a server refuses for the first time. */
export async function noteFirstRefusal(
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

/** Whether the server has taken a letter that was written after `since`. */
export async function hasTakenSince(db: Db, since: Date): Promise<boolean> {
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

/** Once it is on its way, or will not be sent, nobody need read it here again. */
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

export async function findMails(db: Db, vault: Vault, to?: string): Promise<KeptMail[]> {
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
