import { fileAddress } from '#features/files/rules.ts'
import type { TakenFile } from '#features/files/queries.ts'
import { say } from '#i18n/phrases.ts'
import { formatDay } from '#i18n/format.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/post-office.ts'
import { type Database, transaction } from '#platform/sql.ts'
import { phrases } from './phrases.ts'
import { type Ending, expireAds, leaveFile, takeEnding } from './queries.ts'

/** Tells an ad that one of its files is gone. */
export async function leaveAd(db: Db, file: TakenFile): Promise<void> {
  const [, id] = /^properties\/(\d+)$/.exec(file.claimedFor ?? '') ?? []
  if (id) await leaveFile(db, { id: Number(id), address: fileAddress(file) })
}

/** Ads in one transaction: the rest waits for the next. */
const batch = 500

/** Ends all ads whose last day is over; answers how many. */
export async function endAds(database: Database, now: Date): Promise<number> {
  const today = dayInDubai(now)
  const ended = await transaction(database, ({ kysely }) =>
    expireAds(kysely, { today, limit: batch }),
  )
  return ended.length < batch ? ended.length : ended.length + (await endAds(database, now))
}

type Mailing = { post: Post; origin: string; now: Date }

async function remind(db: Db, ad: Ending, { post, origin, now }: Mailing) {
  const { language, id, name, email } = ad
  const title = (language === 'ar' ? ad.nameAr : ad.nameEn) || ad.referenceId
  const values = { title, reference: ad.referenceId, day: formatDay(ad.endDate, language) }
  const letter = {
    to: email,
    language,
    greeting: say(phrases.greeting, language, { name }),
    subject: say(phrases.endingSubject, language, values),
    paragraphs: [
      say(phrases.endingReason, language, values),
      say(phrases.endingAdvice, language, values),
    ],
    link: {
      label: say(phrases.endingAction, language),
      url: `${origin}/${language}/my-properties/${id}`,
    },
    footer: say(phrases.endingFooter, language),
  }
  await post(db, letter, now)
}

/** Days before the last one on which an advertiser is reminded. */
const reminders = [1, 7]

/** Mails what ends soon, once for each reminder; answers how many mails that were. */
export async function remindOfEnds(database: Database, mailing: Mailing): Promise<number> {
  const today = dayInDubai(mailing.now)
  let told = 0
  for (const days of reminders) {
    told += await transaction(database, async ({ kysely }) => {
      const ads = await takeEnding(kysely, { today, days, limit: batch })
      for (const ad of ads) await remind(kysely, ad, mailing)
      return ads.length
    })
  }
  return told
}
