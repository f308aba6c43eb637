import type { Text } from '#i18n/phrases.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import type { Db } from '../handle.ts'
import { networkOf } from '../http/address.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import type { Vault } from '../secrets/vault.ts'
import type { AccountId } from '../session/account.ts'
import { type Letter, messageOf } from './letter.ts'
import { countWaiting, keepMail, nobody } from './mails.ts'
import { maxCarrySeconds } from './smtp.ts'

/**
 * A run outlasts the letter that it carries, or another would carry it as well; of a process that was killed
 * letters are carried again after 20 s. They are tried for two weeks, if every half a minute.
 */
const limits = { expireInSeconds: maxCarrySeconds + 60, heartbeatSeconds: 20, retryLimit: 50_000 }

export const mailQueue: Queue = { name: 'mail', isPrompt: true, limits }

/**
 * Letters that the server has refused. They have one place, so others find room however many they are, and their
 * tries are a few seconds apart at first and two hours in the end.
 */
export const refusedMailQueue: Queue = {
  name: 'refused-mail',
  isPrompt: true,
  places: 1,
  limits: { ...limits, retryDelay: 15, retryDelayMax: 2 * 3600 },
}

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
type MailQueueParts = { jobs: Jobs; vault: Vault; siteName: () => Text }

/** How far letters that were tried stand behind others of their kind: further than any turn is long. */
export const behindUntried = 10_000

/**
 * The first letter of every network goes before the second of any other, and so on: a letter's priority
 * is the lower, the more of its network wait already.
 */
export function openMailQueue({ jobs, vault, siteName }: MailQueueParts): Post {
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
