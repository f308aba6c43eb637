import { CannotDo } from '#features/oversight/operators/rules.ts'
import { mailAnswer } from '#features/visitors/contact/mail.ts'
import {
  findMessage,
  lockMessage,
  type Message,
  setAnswer,
} from '#features/visitors/contact/queries.ts'
import type { Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'

/** `actor` is the person at the command line. */
export type InboxCommand = { db: Db; post: Post; actor: string; now: Date }

const missing = (id: number) => new CannotDo(`There is no message ${id}.`)

/** @throws CannotDo */
export async function requireMessage(db: Db, id: number): Promise<Message> {
  const message = await findMessage(db, id)
  if (!message) throw missing(id)
  return message
}

/**
 * Stores and mails the answer together, so that no message is marked as answered without one.
 * @throws CannotDo for a message that has one already
 */
export async function answerMessage(
  { db, post, actor, now }: InboxCommand,
  { id, answer }: { id: number; answer: string },
): Promise<Message> {
  return db.transaction().execute(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw missing(id)
    if (message.answeredAt) {
      const day = message.answeredAt.toISOString().slice(0, 10)
      throw new CannotDo(`Message ${id} was answered by ${message.answeredBy} on ${day}.`)
    }
    await setAnswer(tx, { id, answer, actor, now })
    await mailAnswer(tx, message, { post, answer, now })
    return message
  })
}
