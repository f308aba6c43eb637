import type { Text } from '#i18n/phrases.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import type { Db } from '../handle.ts'
import { networkOf } from '../http/address.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'
import { type MailContent, renderMail } from './mail-template.ts'
import { countWaiting, storeMail, nobody } from './mails.ts'
import { maxCarrySeconds } from './smtp.ts'

/** Longer than a delivery, or a second run would send it too; 50,000 tries are two weeks. */
const limits = { expireInSeconds: maxCarrySeconds + 60, heartbeatSeconds: 20, retryLimit: 50_000 }

export const mailQueue: Queue = { name: 'mail', limits }

/** One place, so refused letters do not block others; tries are 15 s to 2 h apart. */
export const refusedMailQueue: Queue = {
  name: 'refused-mail',
  places: 1,
  limits: { ...limits, retryDelay: 15, retryDelayMax: 2 * hourSeconds },
}

/** Below the priority of every letter that is sent. */
export const nobodyPriority = -1_000_000

/** `wishedBy`: an account that wants an address it does not own; its erasure deletes the letter. */
type MailOccasion = { now: Date; caller?: { address?: string }; wishedBy?: AccountId }

/** Letters to `nobody` run the same statements, so timing does not reveal which accounts exist. */
export type Post = (db: Db, mail: MailContent, occasion: MailOccasion) => Promise<void>

const turnOf = (db: Db, kind: string, { caller }: MailOccasion) =>
  keyedHash(db, 'mails', kind, caller?.address === undefined ? '' : networkOf(caller.address))

/** Larger than the count of letters of one turn, so every letter to an owner goes first. */
export const ownersFirst = 1_000_000

/** Read when a letter is written, as the settings may change. */
type MailQueueParts = { jobs: Jobs; vault: Vault; siteName: () => Text }

export const behindUntried = 10_000

/** Each waiting letter of a network lowers the priority of its next one. */
export function openMailQueue({ jobs, vault, siteName }: MailQueueParts): Post {
  return async (db, mail, occasion) => {
    const to = mail.to.toLowerCase()
    const turn = turnOf(db, mail.isToOwner ? 'owners' : 'others', occasion)
    const waiting = await countWaiting(db, turn)
    const { now, wishedBy } = occasion
    const newMail = {
      to,
      message: renderMail(mail, siteName()),
      turn,
      now,
      ...(wishedBy && { wishedBy }),
    }
    const id = await storeMail(db, vault, newMail)
    const sent = (mail.isToOwner ? ownersFirst : 0) - waiting
    const priority = to === nobody ? nobodyPriority : sent
    await jobs.enqueueInTurn(db, mailQueue, { data: { id }, priority })
  }
}
