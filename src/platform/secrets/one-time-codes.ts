import { generateSecret, generateSync, generateURI } from 'otplib'

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, a new one each 30 s. */
const stepSeconds = 30
const codeFormat = { algorithm: 'sha1', digits: 6, strategy: 'hotp' } as const
/** RFC 6238, 5.2: one step of clock drift and of typing is forgiven. */
const forgiven = 1
/** RFC 4226, 4: as many bits as the hash has. */
const secretBytes = 20

export const newSecret = () => generateSecret({ length: secretBytes })

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of a step, which is the counter of RFC 4226. */
export const codeOf = (secret: string, step: number): string =>
  generateSync({ ...codeFormat, secret, counter: step })

/**
 * The step whose code was typed, if it may still be used. The library's own check takes the earliest of
 * steps with the same code, which could be used again, and throws where the clock was set back.
 */
export function matchingStep(
  secret: string,
  { code, lastStep, now }: { code: string; lastStep: number; now: Date },
): number | undefined {
  const current = stepAt(now)
  const steps = [current, current - forgiven, current + forgiven]
  return steps.find((step) => step > lastStep && codeOf(secret, step) === code)
}

export const addressOf = (secret: string, email: string): string =>
  generateURI({ secret, issuer: 'Dara', label: email })

const howMany = 10
/** Fifteen bytes are 24 letters: more than the 112 bits that ASVS 6.5.2 wants of a plain hash. */
const recoveryBytes = 15

/** `ABCD-EFGH-…`: six groups of four, to be kept on paper. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () =>
    (generateSecret({ length: recoveryBytes }).match(/.{4}/g) ?? []).join('-'),
  )
}
