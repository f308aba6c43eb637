import { createHmac, randomBytes } from 'node:crypto'

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, a new one each 30 s. */
const stepSeconds = 30
const digits = 6
/** RFC 6238, 5.2: one step of clock drift and of typing is forgiven. */
const forgiven = 1
/** RFC 4226, 4: as many bits as the hash has. */
const secretBytes = 20

/** RFC 4648. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

export const newSecret = () => toBase32(randomBytes(secretBytes))

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of a step (RFC 4226, 5.3). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was typed, if it may still be used. */
export function matchingStep(
  secret: string,
  { code, lastStep, now }: { code: string; lastStep: number; now: Date },
): number | undefined {
  const current = stepAt(now)
  const steps = [current, current - forgiven, current + forgiven]
  return steps.find((step) => step > lastStep && codeOf(secret, step) === code)
}

/** What an authenticator app reads from a QR code. */
export function addressOf(secret: string, email: string): string {
  const parameters = new URLSearchParams({ secret, issuer: 'Dara' })
  return `otpauth://totp/Dara:${encodeURIComponent(email)}?${parameters}`
}

const howMany = 10
/** Fifteen bytes are 24 letters: more than the 112 bits that ASVS 6.5.2 wants of a plain hash. */
const recoveryBytes = 15

/** `ABCD-EFGH-…`: six groups of four, to be kept on paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () =>
    (toBase32(randomBytes(recoveryBytes)).match(/.{4}/g) ?? []).join('-'),
  )
}
