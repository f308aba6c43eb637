import { createHash, createHmac, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'

/** OWASP's least for argon2id, which is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Reliability drill R21: two hashes at once, twenty wait, the rest come again. */
const mostAtOnce = 2
const mostWaiting = 20

function turnstile() {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async () => {
    if (running < mostAtOnce) {
      running += 1
      return
    }
    if (waiting.length >= mostWaiting) throw new Refusal(503, [{ code: 'overloaded' }], 1)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  // Whoever leaves hands the place to the next in line.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    return work().finally(leave)
  }
}

/**
 * Passwords as rows keep them: `keyId$argon2id…` of HMAC-SHA-256 under the pepper. A password
 * counts in NFC, as a whole, blanks and case included.
 */
export function openPasswords(pepper: Buffer) {
  const oneOfFew = turnstile()
  const keyId = createHash('sha256').update(pepper).digest('hex').slice(0, 8)
  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64')
  const make = async (password: string) => `${keyId}${await hash(peppered(password), cost)}`
  let decoy: Promise<string> | undefined

  const compare = async (password: string, stored: string | null | undefined) => {
    const isOurs = stored?.startsWith(`${keyId}$`)
    const known =
      isOurs && stored ? stored : await (decoy ??= make(randomBytes(16).toString('hex')))
    const isSame = await verify(known.slice(keyId.length), peppered(password))
    return isSame && isOurs === true
  }

  return {
    hash: (password: string) => oneOfFew(() => make(password)),
    /** Takes as long when there is nothing to compare with. */
    isRight: (password: string, stored: string | null | undefined) =>
      oneOfFew(() => compare(password, stored)),
  }
}

export type Passwords = ReturnType<typeof openPasswords>
