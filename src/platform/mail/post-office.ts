import type { Db } from '../handle.ts'
import type { Job, Jobs, Queue } from '../jobs/jobs.ts'
import type { Vault } from '../secrets/vault.ts'
import { type Letter, messageOf } from './letter.ts'
import { findUnsentMail, keepMail, markSent, nobody } from './mails.ts'
import type { Carrier } from './smtp.ts'

export const mailQueue: Queue = { name: 'mail' }

/**
 * Keeps a letter in the caller's transaction; it leaves when that is committed. One to `nobody` is kept and
 * worked on like any other, so that whoever waits for the call cannot tell, but no server gets it.
 */
export type Post = (db: Db, letter: Letter, now: Date) => Promise<void>

export function postOffice({ jobs, vault }: { jobs: Jobs; vault: Vault }): Post {
  return async (db, letter, now) => {
    const to = letter.to.toLowerCase()
    const id = await keepMail(db, vault, { to, message: messageOf(letter), now })
    await jobs.enqueue(db, mailQueue, { id })
  }
}

type Delivery = { db: Db; vault: Vault; carrier: Carrier | undefined; keepsMail: boolean }

/** Without a server the mail stays in the outbox, where it can be read. */
export function mailJob({ db, vault, carrier, keepsMail }: Delivery): Job {
  return {
    queue: mailQueue,
    run: async ({ id = '' }) => {
      if (!carrier) return
      const mail = await findUnsentMail(db, vault, id)
      if (!mail) return
      if (mail.to !== nobody) await carrier.carry(mail)
      await markSent(db, id, { keepsMail })
    },
  }
}
