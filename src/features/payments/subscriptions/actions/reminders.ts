import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Database, transaction } from '#platform/sql.ts'
import { mailEnding, type MailContext } from '../mail.ts'
import { claimEnding } from '../queries.ts'

/** Days before the last day of a subscription. */
const reminders = [1, 7]

const maxMailsAtOnce = 200

/** Sends each reminder of a subscription once; answers how many. */
export async function mailSubscriptionReminders(
  database: Database,
  context: MailContext,
): Promise<number> {
  const today = dayInDubai(context.now)
  let mailCount = 0
  for (const days of reminders) {
    mailCount += await transaction(database, async ({ kysely }) => {
      const ending = await claimEnding(kysely, { today, days, limit: maxMailsAtOnce })
      for (const one of ending) await mailEnding(kysely, one, context)
      return ending.length
    })
  }
  return mailCount
}
