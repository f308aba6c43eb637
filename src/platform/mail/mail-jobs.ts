import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { type Job, type Jobs, queueSchema } from '../jobs/jobs.ts'
import type { Log } from '../postgres/postgres.ts'
import type { Vault } from '../secrets/vault.ts'
import { type MailLog, openMailLog } from './mail-log.ts'
import {
  countWaiting,
  deleteMail,
  findUnsentMail,
  hasSentSince,
  markSent,
  nobody,
  markRefused,
  type UnsentMail,
} from './mails.ts'
import {
  behindUntried,
  mailQueue,
  nobodyPriority,
  ownersFirst,
  refusedMailQueue,
} from './mail-queue.ts'
import type { MailTransport } from './smtp.ts'
import {
  isGivenUp,
  isNoAddress,
  NotHandedOver,
  refusalInWords,
  type ServerRefusal,
} from './smtp-answers.ts'

type Delivery = {
  db: Db
  vault: Vault
  jobs: Pick<Jobs, 'enqueueInTurn'>
  transport: MailTransport | undefined
  keepsMail: boolean
  note: MailLog
}

type RefusedMail = { mail: UnsentMail; refusal: ServerRefusal }

async function sendThrough(transport: MailTransport, mail: UnsentMail, note: MailLog) {
  try {
    return mail.to === nobody ? undefined : await transport.carry(mail)
  } catch (error) {
    if (error instanceof NotHandedOver) {
      const { message: reason, code, originalCode, command, answer } = error
      note({ reason, code, originalCode, command, answer }, 'letter waits for the mail server')
    }
    throw error
  }
}

async function deliver(delivery: Delivery, id: string): Promise<RefusedMail | undefined> {
  const { db, vault, transport, keepsMail, note } = delivery
  const mail = transport && (await findUnsentMail(db, vault, id))
  if (!mail) return undefined
  const refusal = await sendThrough(transport, mail, note)
  if (refusal) return { mail, refusal }
  await markSent(db, id, { keepsMail })
  return undefined
}

const firstPauseSeconds = 15

/** Unknown addresses end a letter; other refusals move it to a queue where it blocks no others. */
async function moveToRefused(
  delivery: Delivery,
  { mail: { id }, refusal }: RefusedMail,
): Promise<void> {
  const { db, jobs, keepsMail, note } = delivery
  const isEnd = isNoAddress(refusal)
  note({ answer: refusalInWords(refusal), isEnd }, 'letter refused')
  await db.transaction().execute(async (tx) => {
    const first = await markRefused(tx, id)
    if (isEnd) return markSent(tx, id, { keepsMail })
    if (!first) return
    const priority = first.turn ? -(await countWaiting(tx, first.turn)) : 0
    const inTurn = { data: { id }, priority, afterSeconds: firstPauseSeconds }
    await jobs.enqueueInTurn(tx, refusedMailQueue, inTurn)
  })
}

async function moveBehindUntried(db: Db, jobId: string): Promise<void> {
  await sql`
    update ${sql.id(queueSchema, 'job')}
    set priority = case when priority > 0 then ${ownersFirst}::integer else 0 end - ${behindUntried}::integer
    where name = ${mailQueue.name} and id = ${jobId}`.execute(db)
}

export function mailJob(delivery: Delivery): Job {
  const { db, transport } = delivery
  return {
    queue: { ...mailQueue, places: transport?.connections ?? 1 },
    only: { minPriority: nobodyPriority + 1 },
    run: async ({ id = '' }, jobId) => {
      try {
        const refused = await deliver(delivery, id)
        if (refused) await moveToRefused(delivery, refused)
      } catch (error) {
        if (jobId !== undefined) await moveBehindUntried(db, jobId)
        throw error
      }
    },
  }
}

async function isOver(db: Db, { mail: { refusedAt }, refusal }: RefusedMail): Promise<boolean> {
  const since = refusedAt ?? new Date()
  const takesOthers = await hasSentSince(db, since)
  const refusedForMs = Date.now() - since.getTime()
  return isNoAddress(refusal) || isGivenUp(refusal, { refusedForMs, takesOthers })
}

export function refusedMailJob(delivery: Delivery): Job {
  const { db, keepsMail, note } = delivery
  return {
    queue: refusedMailQueue,
    run: async ({ id = '' }) => {
      const refused = await deliver(delivery, id)
      if (!refused) return
      const [answer, isEnd] = [refusalInWords(refused.refusal), await isOver(db, refused)]
      note({ answer, isEnd }, 'letter refused')
      if (!isEnd) throw new Error(`the mail server refuses this letter: ${answer}`)
      await markSent(db, id, { keepsMail })
    },
  }
}

export const nobodyJob = (db: Db): Job => ({
  queue: { ...mailQueue, places: 1 },
  only: { maxPriority: nobodyPriority },
  run: ({ id = '' }) => deleteMail(db, id),
})

export function mailJobs({ log, ...parts }: Omit<Delivery, 'note'> & { log: Log }): Job[] {
  const delivery = { ...parts, note: openMailLog(log) }
  return [mailJob(delivery), refusedMailJob(delivery), nobodyJob(parts.db)]
}
