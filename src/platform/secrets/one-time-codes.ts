import { generateSecret, generateSync, generateURI } from 'otplib'
import { codeDigits, codeSeconds } from '../endpoint/person-limits.ts'

const codeFormat = { algorithm: 'sha1', digits: codeDigits, strategy: 'hotp' } as const
/** RFC 6238, 5.2: one step of clock drift is accepted. */
const forgiven = 1
/** RFC 4226, 4: as many bytes as the hash has. */
const secretBytes = 20

export const newSecret = () => generateSecret({ length: secretBytes })

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / codeSeconds)

export const codeOf = (secret: string, step: number): string =>
  generateSync({ ...codeFormat, secret, counter: step })

/** The library accepts the earliest of steps with equal codes, which could then be used twice. */
export function findMatchingStep(
  secret: string,
  { code, lastStep, now }: { code: string; lastStep: number; now: Date },
): number | undefined {
  const current = stepAt(now)
  const steps = [current, current - forgiven, current + forgiven]
  return steps.find((step) => step > lastStep && codeOf(secret, step) === code)
}

export const addressOf = (secret: string, email: string): string =>
  generateURI({ secret, issuer: 'Dara', label: email })

const recoveryCodeCount = 10
/** 120 bits, above the 112 that ASVS 6.5.2 requires of a plain hash. */
const recoveryBytes = 15

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    (generateSecret({ length: recoveryBytes }).match(/.{4}/g) ?? []).join('-'),
  )
}
