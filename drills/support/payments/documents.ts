import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredMail } from '#platform/mail/mails.ts'
import { mailsTo } from '#test/people.ts'
import { type Goal, goal, timed } from '../goals.ts'
import type { Buyer, Site } from './shop.ts'

/** Each is typeset in a second, and a killed run is repeated after a minute. */
const maxWritingMs = 240_000

async function countUnmailed({ environment }: Site): Promise<number> {
  const { kysely: db } = environment.db
  const documents = await db.selectFrom('invoices').select('number').execute()
  const mailed = await db.selectFrom('invoice_mails').select('number').execute()
  return documents.length - mailed.length
}

const countDocuments = async (site: Site, { email }: Buyer) => {
  const mails = (await mailsTo(site.serving().site, email)) as unknown as StoredMail[]
  return mails.flatMap(({ attachments = [] }) => attachments).length
}

/** Everybody who has paid gets one mail with one document, and nobody else does. */
export async function mailGoals(
  site: Site,
  { payers, others }: { payers: readonly Buyer[]; others: readonly Buyer[] },
): Promise<Goal[]> {
  const { took } = await timed(async () => {
    const end = Date.now() + maxWritingMs
    while (Date.now() < end && (await countUnmailed(site)) > 0) await sleep(500)
  })
  const countAll = (buyers: readonly Buyer[]) =>
    Promise.all(buyers.map((buyer) => countDocuments(site, buyer)))
  const got = await countAll(payers)
  const gotWithout = await countAll(others)
  return [
    goal('buyers with one invoice by mail', got.filter((mails) => mails === 1).length, {
      exactly: payers.length,
    }),
    goal('invoices by mail to others', gotWithout.filter((mails) => mails > 0).length, {
      exactly: 0,
    }),
    goal('the last invoice is mailed', took / 1000, { atMost: maxWritingMs / 1000, unit: 's' }),
  ]
}
