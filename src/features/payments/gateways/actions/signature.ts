import { createHmac, timingSafeEqual } from 'node:crypto'
import { secondMs } from '#i18n/time-units.ts'
import { InvalidNotice, maxNoticeAgeSeconds } from '../rules/gateway.ts'

/** `t=<unix seconds>,v1=<hex>`, where `v1` is HMAC-SHA-256 of `<t>.<body>`: as Stripe signs. */
export const signatureHeader = 'dara-signature'

export type Secret = string | Buffer

const secondsOf = (at: Date) => Math.floor(at.getTime() / secondMs)

const digestOf = (secret: Secret, seconds: number, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

type Signing = { secret: Secret; body: string | Buffer; at: Date }

export function signNotice({ secret, body, at }: Signing): string {
  const seconds = secondsOf(at)
  return `t=${seconds},v1=${digestOf(secret, seconds, body).toString('hex')}`
}

const timePattern = /^\d{1,11}$/
const digestPattern = /^[\da-f]{64}$/

function valuesOf(header: string, name: string): string[] {
  const pairs = header.split(',').map((part) => part.trim())
  const start = `${name}=`
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length))
}

/** Signatures of other schemes are passed over; one of `v1` must match, so a secret can be changed. */
function readHeader(header: string | string[] | undefined) {
  if (typeof header !== 'string' || header === '') throw new InvalidNotice('not signed')
  const [time, ...otherTimes] = valuesOf(header, 't')
  if (time === undefined || otherTimes.length > 0 || !timePattern.test(time)) {
    throw new InvalidNotice('no time of signature')
  }
  const digests = valuesOf(header, 'v1').filter((digest) => digestPattern.test(digest))
  if (digests.length === 0) throw new InvalidNotice('no signature')
  return { seconds: Number(time), digests: digests.map((digest) => Buffer.from(digest, 'hex')) }
}

type Verifying = { secret: Secret; body: Buffer; now: Date }

/** @throws InvalidNotice also for a signature of the future, which would be valid for too long */
export function verifyNotice(
  header: string | string[] | undefined,
  { secret, body, now }: Verifying,
): void {
  const { seconds, digests } = readHeader(header)
  const expected = digestOf(secret, seconds, body)
  const matching = digests.filter((digest) => timingSafeEqual(digest, expected))
  if (matching.length === 0) throw new InvalidNotice('wrong signature')
  const isTimely = Math.abs(secondsOf(now) - seconds) <= maxNoticeAgeSeconds
  if (!isTimely) throw new InvalidNotice('signed too long ago, or in the future')
}
