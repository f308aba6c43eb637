import { createHash, createHmac, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { NetworkLane } from '../http/queueing/network-lane.ts'

/** What one hash takes: KiB of memory, passes over it, threads. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's least for argon2id, which is the library's default kind. */
const minCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Reliability drill R21: two hashes at once. As many may wait as the lane `password` lets in
 * (http/overload.ts), which alone decides who comes again: a call that compares several times is never
 * refused between two of them. Networks take turns, so a crowd from one keeps nobody else waiting for
 * more than the hash that is under way.
 */
const turns = { maxActive: 2, maxWaiting: 48, maxWaitMs: 30_000 }

/** For whom a password is hashed; without one it is the program itself. */
export type HashedFor = { address: string }

const program: HashedFor = { address: '' }

function inTurnOf(lane: NetworkLane) {
  return async <T>({ address }: HashedFor, work: () => Promise<T>): Promise<T> => {
    const leave = await lane.enter(address)
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

const addPepper = (password: string, { key }: Pepper) =>
  createHmac('sha256', key).update(normalizePassword(password)).digest('base64')

const prefixOf = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/**
 * Passwords as rows keep them: `keyId$argon2id…` of HMAC-SHA-256 under a pepper. A password
 * counts in NFC, as a whole, blanks and case included. The first pepper makes new hashes, the
 * others are only read. Less than the usual cost is for tests that hash thousands of times.
 */
export function openPasswordsAt(cost: HashCost, [first, ...older]: [Buffer, ...Buffer[]]) {
  const inTurn = inTurnOf(new NetworkLane(turns))
  const current = pepperOf(first)
  const peppers = [current, ...older.map(pepperOf)]
  const make = async (password: string, pepper: Pepper) =>
    `${pepper.id}${await hash(addPepper(password, pepper), cost)}`
  let decoy: Promise<string> | undefined

  const compare = async (password: string, stored: string | null | undefined) => {
    const pepper = peppers.find(({ id }) => stored?.startsWith(`${id}$`))
    const known =
      pepper && stored ? stored : await (decoy ??= make(randomBytes(16).toString('hex'), current))
    const { id } = pepper ?? current
    const isSame = await verify(known.slice(id.length), addPepper(password, pepper ?? current))
    return isSame && pepper !== undefined
  }

  return {
    hash: (password: string, caller = program) => inTurn(caller, () => make(password, current)),
    /** Takes as long when there is nothing to compare with. */
    isRight: (password: string, stored: string | null | undefined, caller = program) =>
      inTurn(caller, () => compare(password, stored)),
    /** A hash as they are made today for a right password whose own is older; not in a crowd. */
    renewed: async (
      password: string,
      stored: string | null,
      caller = program,
    ): Promise<string | undefined> => {
      if (stored?.startsWith(current.id + prefixOf(cost))) return undefined
      return inTurn(caller, () => make(password, current)).catch(() => undefined)
    },
  }
}

export const openPasswords = (...peppers: [Buffer, ...Buffer[]]) =>
  openPasswordsAt(minCost, peppers)

export type Passwords = ReturnType<typeof openPasswords>
