import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { daySeconds } from '#i18n/time-units.ts'
import type { Db } from '../handle.ts'
import { familyOf, hashOf, newRefreshToken, newToken, nextRefreshToken } from '../secrets/tokens.ts'
import type { AccountId } from './account.ts'
import type { OpenedSession } from './caller.ts'
import { openAccountId } from './open-account.ts'
import { addTolerance } from './clock-tolerance.ts'

export const tokenSeconds = 15 * 60
/** A session ends after 30 days without use, and after 90 days in any case. */
export const maxIdleSeconds = 30 * daySeconds
export const maxSessionSeconds = 90 * daySeconds
/** Two tabs may send the same refresh token in this time. */
const graceSeconds = 10
/** ASVS 7.1.2: the oldest session ends beyond this. */
const maxSessions = 20

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

async function addToken(db: Db, sessionId: string, now: Date): Promise<string> {
  const token = newToken()
  const expires_at = before(now, -tokenSeconds)
  const row = { hash: hashOf(token), session_id: sessionId, expires_at }
  await db.insertInto('session_tokens').values(row).execute()
  return token
}

async function endOldest(db: Db, accountId: number) {
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('refreshed_at', 'desc')
    .limit(maxSessions)
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', 'not in', kept)
    .execute()
}

/** @throws an error of `isOfErasedAccount` when the account was erased meanwhile */
export async function startSession(
  db: Db,
  { accountId, device, now }: { accountId: number; device: string; now: Date },
): Promise<OpenedSession> {
  const id = randomUUID()
  const refreshToken = newRefreshToken()
  const row = {
    id,
    account_id: openAccountId(accountId),
    family_hash: hashOf(familyOf(refreshToken)),
    refresh_hash: hashOf(refreshToken),
    device,
    created_at: now,
    refreshed_at: now,
    proved_at: now,
  }
  await db.insertInto('sessions').values(row).execute()
  await endOldest(db, accountId)
  return { accountId: accountId as AccountId, token: await addToken(db, id, now), refreshToken }
}

async function findFamily(db: Db, refreshToken: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'account_id', 'refresh_hash', 'previous_hash', 'created_at', 'refreshed_at'])
    .where('family_hash', '=', hashOf(familyOf(refreshToken)))
    .forUpdate()
    .executeTakeFirst()
}

type Family = NonNullable<Awaited<ReturnType<typeof findFamily>>>

function isOver({ created_at, refreshed_at }: Family, now: Date): boolean {
  return refreshed_at <= before(now, maxIdleSeconds) || created_at <= before(now, maxSessionSeconds)
}

function placeOf(family: Family, hash: Buffer, now: Date): 'last' | 'before' | undefined {
  if (family.refresh_hash.equals(hash)) return 'last'
  const { refreshed_at } = family
  const isRecent = refreshed_at > before(now, graceSeconds) && refreshed_at <= addTolerance(now, 0)
  return isRecent && family.previous_hash?.equals(hash) ? 'before' : undefined
}

/** Limits the tokens of tabs that renew at the same moment. */
const maxSessionTokens = 20

async function rotate(db: Db, family: Family, change: { next: string; now: Date }) {
  await db
    .updateTable('sessions')
    .set({
      refresh_hash: hashOf(change.next),
      previous_hash: family.refresh_hash,
      refreshed_at: change.now,
    })
    .where('id', '=', family.id)
    .execute()
  await db
    .deleteFrom('session_tokens')
    .where('session_id', '=', family.id)
    .where('expires_at', '<=', change.now)
    .execute()
  await sql`
    delete from session_tokens
    where session_id = ${family.id} and hash in (
      select hash
      from session_tokens
      where session_id = ${family.id}
      order by expires_at desc, hash
      offset ${maxSessionTokens - 1})`.execute(db)
}

/** Undefined for an invalid token; a used one ends its session. */
export async function refreshSession(
  db: Db,
  { refreshToken, key, now }: { refreshToken: string; key: Buffer; now: Date },
): Promise<OpenedSession | undefined> {
  return db.transaction().execute(async (tx) => {
    const family = await findFamily(tx, refreshToken)
    if (!family) return undefined
    const place = placeOf(family, hashOf(refreshToken), now)
    if (!place || isOver(family, now)) {
      await tx.deleteFrom('sessions').where('id', '=', family.id).execute()
      return undefined
    }
    const next = nextRefreshToken(refreshToken, key)
    if (place === 'last') await rotate(tx, family, { next, now })
    const token = await addToken(tx, family.id, now)
    return { accountId: family.account_id as AccountId, token, refreshToken: next }
  })
}

const sessionOfBearer = (db: Db, bearer: string) =>
  db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .select(['sessions.id', 'sessions.account_id', 'session_tokens.expires_at'])
    .select(['sessions.created_at', 'sessions.refreshed_at'])
    .where('hash', '=', hashOf(bearer))
    .executeTakeFirst()

type Tokens = { refreshToken?: string; bearer?: string; now: Date }

/** `isLive`: a token is currently valid. An old token may find the session but proves nothing. */
export async function findSession(db: Db, { refreshToken = '', bearer = '', now }: Tokens) {
  const byBearer = bearer ? await sessionOfBearer(db, bearer) : undefined
  if (byBearer && byBearer.expires_at > now) return { ...byBearer, isLive: true }
  const family = refreshToken ? await findFamily(db, refreshToken) : undefined
  if (!family) return byBearer && { ...byBearer, isLive: false }
  const place = placeOf(family, hashOf(refreshToken), now)
  return { ...family, isLive: place !== undefined && !isOver(family, now) }
}

export async function endSessions(
  db: Db,
  { accountId, only, but }: { accountId: number; only?: string; but?: string },
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .$if(but !== undefined, (query) => query.where('id', '<>', but!))
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}
