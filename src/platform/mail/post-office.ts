import type { Text } from '#i18n/phrases.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import type { Db } from '../handle.ts'
import { networkOf } from '../http/address.ts'
import type { Job, Jobs, Queue } from '../jobs/jobs.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'
import { type Letter, messageOf } from './letter.ts'
import { countWaiting, deleteMail, findUnsentMail, keepMail, markSent, nobody } from './mails.ts'
import type { Carrier } from './smtp.ts'

export const mailQueue: Queue = { name: 'mail', isPrompt: true }

/** Below that of every letter that is sent. Letters to nobody are done apart and take no place among those. */
export const nobodyPriority = -1_000_000

/**
 * `caller`: who caused the letter; none where the program writes by itself. `wishedBy`: the account that
 * wants an address which is not its own yet, whose erasure takes the letter away.
 */
type Occasion = { now: Date; caller?: { address?: string }; wishedBy?: AccountId }

/**
 * Keeps a letter in the caller's transaction; it leaves when that is committed. One to `nobody` is kept by
 * the same statements, so that whoever waits for the call cannot tell, but no server gets it.
 */
export type Post = (db: Db, letter: Letter, occasion: Occasion) => Promise<void>

/** The turns of a network, of letters to owners and of others, or of the program itself. */
const turnOf = (db: Db, kind: string, { caller }: Occasion) =>
  keyedHash(db, 'mails', kind, caller?.address === undefined ? '' : networkOf(caller.address))

/** More than letters of one turn are counted, so any letter to an owner goes before all others. */
export const ownersFirst = 1_000_000

/** `siteName`: as the settings have it when a letter is written. */
type Office = { jobs: Jobs; vault: Vault; siteName: () => Text }

/**
 * The first letter of every network goes before the second of any other, and so on: a letter's priority
 * is the lower, the more of its network wait already.
 */
export function postOffice({ jobs, vault, siteName }: Office): Post {
  return async (db, letter, occasion) => {
    const to = letter.to.toLowerCase()
    const turn = turnOf(db, letter.isToOwner ? 'owners' : 'others', occasion)
    const waiting = await countWaiting(db, turn)
    const { now, wishedBy } = occasion
    const kept = {
      to,
      message: messageOf(letter, siteName()),
      turn,
      now,
      ...(wishedBy && { wishedBy }),
    }
    const id = await keepMail(db, vault, kept)
    const sent = (letter.isToOwner ? ownersFirst : 0) - waiting
    const priority = to === nobody ? nobodyPriority : sent
    await jobs.enqueueInTurn(db, mailQueue, { data: { id }, priority })
  }
}

type Delivery = { db: Db; vault: Vault; carrier: Carrier | undefined; keepsMail: boolean }

/** Without a server the mail stays in the outbox, where it can be read. */
export function mailJob({ db, vault, carrier, keepsMail }: Delivery): Job {
  return {
    queue: { ...mailQueue, places: carrier?.connections ?? 1 },
    only: { minPriority: nobodyPriority + 1 },
    run: async ({ id = '' }) => {
      if (!carrier) return
      const mail = await findUnsentMail(db, vault, id)
      if (!mail) return
      if (mail.to !== nobody) await carrier.carry(mail)
      await markSent(db, id, { keepsMail })
    },
  }
}

/**
 * Deletes letters to nobody. Strangers cause as many as they ask about addresses without an account, and
 * nobody reads them.
 */
export const nobodyJob = (db: Db): Job => ({
  queue: { ...mailQueue, places: 1 },
  only: { maxPriority: nobodyPriority },
  run: ({ id = '' }) => deleteMail(db, id),
})
