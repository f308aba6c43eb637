import { readCards } from '#features/listing/property/queries/properties.ts'
import { cardOf, type Names } from '#features/listing/property/rules.ts'
import type { Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { alertMail } from '../mail.ts'
import {
  endDue,
  findDueOwners,
  findUntold,
  lockReader,
  markTold,
  maxUntold,
  noteLetter,
} from '../queries/letters.ts'
import { addStopLink } from '../queries/links.ts'
import { lockAlerts, scheduleUntold } from '../queries/schedule.ts'
import { finishedIn, type AlertLetter, letterOf, type Reader } from '../rules/letters.ts'

export type LetterContext = {
  gazetteer: () => Names['gazetteer']
  catalogue: () => Names['catalogue']
  post: Post
  origin: string
  now: () => Date
}

/** Owners whose emails are written before others are looked for. */
const maxOwnersAtOnce = 100

type Writing = {
  ownerId: string
  reader: Reader & { email: string }
  letter: AlertLetter
  now: Date
}

async function write(tx: Db, { ownerId, letter, now, ...to }: Writing, context: LetterContext) {
  const { gazetteer, catalogue, post, origin } = context
  const ids = letter.searches.flatMap(({ ads }) => ads.map(({ propertyId }) => propertyId))
  const names = { gazetteer: gazetteer(), catalogue: catalogue() }
  const cards = new Map((await readCards(tx, ids)).map((row) => [row.id, cardOf(row, names)]))
  const stopToken = await addStopLink(tx, { ownerId, email: to.reader.email })
  await post(tx, alertMail({ letter, cards, stopToken }, { ...to, origin }), { now })
  await noteLetter(tx, ownerId, now)
}

/** What is told and the email that tells it are committed together. */
async function sendTo(db: Db, ownerId: string, context: LetterContext): Promise<void> {
  const now = context.now()
  await db.transaction().execute(async (tx) => {
    await lockAlerts(tx)
    const reader = await lockReader(tx, ownerId)
    if (!reader) return
    const { email } = reader
    const matches = email === null ? [] : await findUntold(tx, ownerId, now)
    const isLimited = matches.length === maxUntold
    const letter = letterOf(matches, isLimited)
    if (email !== null && letter.total > 0) {
      await write(tx, { ownerId, reader: { ...reader, email }, letter, now }, context)
    }
    await markTold(tx, matches, now)
    await endDue(tx, { ownerId, now, finished: isLimited ? finishedIn(matches) : undefined })
    if (isLimited) await scheduleUntold(tx, ownerId, now)
  })
}

/**
 * Writes the emails that are due; the mail queue sends each once. A failure of one does not stop the
 * others, and is tried again by the next run.
 */
export async function sendAlerts(db: Db, context: LetterContext): Promise<void> {
  const tried = new Set<string>()
  const failures: unknown[] = []
  for (;;) {
    const limit = maxOwnersAtOnce + failures.length
    const due = await findDueOwners(db, context.now(), limit)
    const ownerIds = due.filter((ownerId) => !tried.has(ownerId))
    if (ownerIds.length === 0) break
    for (const ownerId of ownerIds) {
      tried.add(ownerId)
      await sendTo(db, ownerId, context).catch((error: unknown) => failures.push(error))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} alerts not sent`)
}
