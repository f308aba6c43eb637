import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '#i18n/time-units.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { NewsletterSubscription } from '#platform/tables.ts'
import { allInTurn, deleteInBatches } from '#platform/sweeping/batches.ts'
import { confirmDays, goneDays } from './contract.ts'

export type Purpose = 'confirm' | 'unsubscribe'

/** A letter that is written again has the same link; the database alone does not give it away. */
export const tokenFor = (db: Db, purpose: Purpose, id: string): string =>
  keyedHash(db, `newsletter/${purpose}`, id).toString('base64url')

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

export type Subscription = { id: string; email: string; isConfirmed: boolean }

type NewSubscription = {
  email: string
  language: string
  consentVersion: number
  isSuspected: boolean
  now: Date
}

/** The links of a subscription that has ended open nothing once it is asked for again. */
const newIfEnded = <Name extends 'id' | 'confirm_hash' | 'unsubscribe_hash'>(name: Name) =>
  sql<NewsletterSubscription[Name]>`
    case when newsletter_subscriptions.unsubscribed_at is null
      then newsletter_subscriptions.${sql.ref(name)} else excluded.${sql.ref(name)} end`

/**
 * Strangers may enter an address: one that is confirmed stays as it is. So does one whose link was mailed, where
 * what comes later looks like spam.
 */
const mayChange = (isSuspected: boolean) => sql<boolean>`(
  newsletter_subscriptions.unsubscribed_at is not null
  or newsletter_subscriptions.confirmed_at is null
    and (newsletter_subscriptions.is_suspected or not ${isSuspected}::boolean))`

export async function addSubscription(db: Db, added: NewSubscription): Promise<Subscription> {
  const { email, language, isSuspected, now } = added
  const id = randomUUID()
  const changes = {
    language,
    consent_version: added.consentVersion,
    is_suspected: isSuspected,
    requested_at: now,
  }
  const links = {
    id,
    confirm_hash: hashOf(tokenFor(db, 'confirm', id)),
    unsubscribe_hash: hashOf(tokenFor(db, 'unsubscribe', id)),
  }
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email, ...changes, ...links })
    .onConflict((known) =>
      known
        .column('email')
        .doUpdateSet({
          ...changes,
          confirmed_at: null,
          unsubscribed_at: null,
          id: newIfEnded('id'),
          confirm_hash: newIfEnded('confirm_hash'),
          unsubscribe_hash: newIfEnded('unsubscribe_hash'),
        })
        .where(mayChange(isSuspected)),
    )
    .execute()
  const stored = await db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id: stored.id, email, isConfirmed: stored.confirmed_at !== null }
}

type Link = { token: string; now: Date }

export async function confirmByLink(db: Db, { token, now }: Link): Promise<boolean> {
  const confirmed = await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
    .where('confirm_hash', '=', hashOf(token))
    .where('unsubscribed_at', 'is', null)
    .where((its) =>
      its.or([
        its('confirmed_at', 'is not', null),
        its('requested_at', '>', daysBefore(now, confirmDays)),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}

export async function unsubscribeByLink(db: Db, { token, now }: Link): Promise<boolean> {
  const ended = await db
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, ${now})` })
    .where('unsubscribe_hash', '=', hashOf(token))
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function findSubscribers(db: Db) {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'language', 'confirmed_at as confirmedAt'])
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('email')
    .execute()
  return rows.map(({ id, ...row }) => ({ ...row, token: tokenFor(db, 'unsubscribe', id) }))
}

/** Addresses that came with signs of spam, so that nobody was mailed; the newest first. */
export async function findSuspectedSubscribers(db: Db) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'language', 'requested_at as requestedAt'])
    .where('is_suspected', '=', true)
    .where('confirmed_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .execute()
}

export async function findSubscriptionsOf(db: Db, address: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'language', 'requested_at', 'confirmed_at', 'unsubscribed_at'])
    .where('email', '=', address)
    .execute()
}

export async function sweepSubscriptions(db: Db, now: Date): Promise<void> {
  const table = 'newsletter_subscriptions'
  const isUnconfirmed = sql`confirmed_at is null and requested_at <= ${daysBefore(now, confirmDays)}`
  const isGone = sql`unsubscribed_at <= ${daysBefore(now, goneDays)}`
  await allInTurn([
    () => deleteInBatches(db, table, isUnconfirmed),
    () => deleteInBatches(db, table, isGone),
  ])
}
