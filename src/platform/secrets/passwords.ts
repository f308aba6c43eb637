import { createHash, createHmac, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type Turnstile, turnstile } from '../http/queueing/turnstile.ts'

/** What one hash takes: KiB of memory, passes over it, threads. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's least for argon2id, which is the library's default kind. */
const minCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Reliability drill R21: two hashes at once, twenty wait, the rest come again. */
const mostAtOnce = 2
const mostWaiting = 20

/** Hashes in their turn. */
function oneOfFewAt({ enter, leave }: Turnstile) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    return work().finally(leave)
  }
}

const pepperOf = (key: Buffer) => ({
  key,
  id: createHash('sha256').update(key).digest('hex').slice(0, 8),
})

type Pepper = ReturnType<typeof pepperOf>

/**
 * A password in the form that is hashed and compared. It counts as a whole, so no mark of it is left
 * out; contracts let in 1,024 bytes, which are in order at once.
 */
// oxlint-disable-next-line eslint/no-restricted-properties -- see above
export const normalizePassword = (password: string) => password.normalize('NFC')

const peppered = (password: string, { key }: Pepper) =>
  createHmac('sha256', key).update(normalizePassword(password)).digest('base64')

const prefixOf = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/**
 * Passwords as rows keep them: `keyId$argon2id…` of HMAC-SHA-256 under a pepper. A password
 * counts in NFC, as a whole, blanks and case included. The first pepper makes new hashes, the
 * others are only read. Less than the usual cost is for tests that hash thousands of times.
 */
export function openPasswordsAt(cost: HashCost, [first, ...older]: [Buffer, ...Buffer[]]) {
  const oneOfFew = oneOfFewAt(turnstile({ mostAtOnce, mostWaiting }))
  const current = pepperOf(first)
  const peppers = [current, ...older.map(pepperOf)]
  const make = async (password: string, pepper: Pepper) =>
    `${pepper.id}${await hash(peppered(password, pepper), cost)}`
  let decoy: Promise<string> | undefined

  const compare = async (password: string, stored: string | null | undefined) => {
    const pepper = peppers.find(({ id }) => stored?.startsWith(`${id}$`))
    const known =
      pepper && stored ? stored : await (decoy ??= make(randomBytes(16).toString('hex'), current))
    const { id } = pepper ?? current
    const isSame = await verify(known.slice(id.length), peppered(password, pepper ?? current))
    return isSame && pepper !== undefined
  }

  return {
    hash: (password: string) => oneOfFew(() => make(password, current)),
    /** Takes as long when there is nothing to compare with. */
    isRight: (password: string, stored: string | null | undefined) =>
      oneOfFew(() => compare(password, stored)),
    /** A hash as they are made today for a right password whose own is older; not in a crowd. */
    renewed: async (password: string, stored: string | null): Promise<string | undefined> => {
      if (stored?.startsWith(current.id + prefixOf(cost))) return undefined
      return oneOfFew(() => make(password, current)).catch(() => undefined)
    },
  }
}

export const openPasswords = (...peppers: [Buffer, ...Buffer[]]) =>
  openPasswordsAt(minCost, peppers)

export type Passwords = ReturnType<typeof openPasswords>
