import { createHash, createHmac, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { NetworkLane } from '../http/queueing/network-lane.ts'

/** KiB of memory, passes, threads. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's minimum for argon2id. */
const minCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Drill R21. `maxWaiting` is what the lane `password` admits (http/overload.ts), so a call that
 * compares several times is not refused in between.
 */
const turns = { maxActive: 2, maxWaiting: 48, maxWaitMs: 30_000 }

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

/** Normalized whole, without the limit of text fields: contracts admit 1,024 bytes. */
// oxlint-disable-next-line eslint/no-restricted-properties -- see above
export const normalizePassword = (password: string) => password.normalize('NFC')

const addPepper = (password: string, { key }: Pepper) =>
  createHmac('sha256', key).update(normalizePassword(password)).digest('base64')

const prefixOf = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** `keyId$argon2id…` of an HMAC-SHA-256 under a pepper; the first pepper makes new hashes. */
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
    /** Takes equally long without a stored hash. */
    isRight: (password: string, stored: string | null | undefined, caller = program) =>
      inTurn(caller, () => compare(password, stored)),
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
