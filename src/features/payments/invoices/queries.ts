import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { DocumentKind } from './contract.ts'
import type { TaxDocument } from './rules.ts'

type Issued = Pick<TaxDocument, 'kind' | 'orderId' | 'seller' | 'buyer' | 'description'> &
  Pick<TaxDocument, 'vatPercent' | 'netFils' | 'vatFils' | 'amountFils'> & { now: Date }

/**
 * Takes the next number of its series, whose row is locked until the transaction ends: one that fails
 * leaves no gap. False where the order has such a document.
 */
export async function issueDocument(db: Db, issued: Issued): Promise<boolean> {
  const { kind, orderId, seller, buyer, description, vatPercent, now } = issued
  const known = await sql`
    select from invoices where order_id = ${orderId} and kind = ${kind}`.execute(db)
  if (known.rows.length > 0) return false
  await sql`
    with taken as (
      insert into invoice_numbers as known (kind, last_number)
      values (${kind}, 1)
      on conflict (kind) do update set last_number = known.last_number + 1
      returning last_number
    )
    insert into invoices (kind, number, order_id, issued_at, seller, buyer, description, vat_percent,
      net_fils, vat_fils, amount_fils)
    select ${kind}, last_number, ${orderId}, ${now}, ${JSON.stringify(seller)}::jsonb,
      ${JSON.stringify(buyer)}::jsonb, ${JSON.stringify(description)}::jsonb, ${vatPercent},
      ${issued.netFils}, ${issued.vatFils}, ${issued.amountFils}
    from taken`.execute(db)
  return true
}

export async function findDocument(
  db: Db,
  { orderId, kind }: { orderId: string; kind: DocumentKind },
): Promise<TaxDocument | undefined> {
  const found = await sql<TaxDocument>`
    select i.kind, i.number, i.order_id as "orderId", i.issued_at as "issuedAt", i.seller, i.buyer,
      i.description, i.vat_percent as "vatPercent", i.net_fils as "netFils",
      i.vat_fils as "vatFils", i.amount_fils as "amountFils", o.language, (
        select number
        from invoices corrected
        where i.kind = 'credit_note' and corrected.order_id = i.order_id
          and corrected.kind = 'invoice') as "invoiceNumber"
    from invoices i
    join payment_orders o on o.id = i.order_id
    where i.order_id = ${orderId} and i.kind = ${kind}`.execute(db)
  return found.rows[0]
}

/** Settings that are not public. */
export async function findSellerSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', ['legalName', 'legalAddress', 'taxNumber'])
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

type Numbered = Pick<TaxDocument, 'kind' | 'number'>

export async function wasMailed(db: Db, { kind, number }: Numbered): Promise<boolean> {
  const found = await db
    .selectFrom('invoice_mails')
    .select('number')
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst()
  return found !== undefined
}

/** False for a document that was mailed before. */
export async function claimMail(db: Db, { kind, number }: Numbered, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('invoice_mails')
    .values({ kind, number, mailed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}

type Recipient = { email: string; name: string; hasAccount: boolean }

/** Whose address is known: that of the account as it is now, or of the property request. */
export async function findRecipient(db: Db, orderId: string): Promise<Recipient | undefined> {
  const found = await sql<Recipient>`
    select coalesce(a.email, r.email) as email, coalesce(a.name, r.name) as name,
      a.id is not null as "hasAccount"
    from payment_orders o
    left join accounts a on a.id = o.account_id and a.email_verified_at is not null
    left join property_requests r on r.id = o.property_request_id and o.account_id is null
    where o.id = ${orderId} and coalesce(a.email, r.email) is not null`.execute(db)
  return found.rows[0]
}
