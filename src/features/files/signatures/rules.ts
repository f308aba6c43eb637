import { hourSeconds } from '#i18n/time-units.ts'

export type Sign = (address: string) => string

const uploads = '/media/files/'
const idLength = 22

export const signedIdOf = (address: string): string | undefined =>
  address.startsWith(uploads) ? address.slice(uploads.length).slice(0, idLength) : undefined

const signatureSeconds = 6 * hourSeconds

/** Six to twelve hours from now; equal within a window, so that browser caches work. */
export const signedUntil = (now: Date): number =>
  (Math.floor(now.getTime() / 1000 / signatureSeconds) + 2) * signatureSeconds

type WithUrl = { url: string; srcset?: string | null }

export function signFile<File extends WithUrl>(file: File, sign: Sign): File {
  const signStep = (step: string) => {
    const [address = '', ...width] = step.split(' ')
    return [sign(address), ...width].join(' ')
  }
  const srcset = file.srcset?.split(', ').map(signStep).join(', ')
  return { ...file, url: sign(file.url), ...(srcset && { srcset }) }
}

export const signIfAny = <File extends WithUrl>(file: File | null, sign: Sign): File | null =>
  file && signFile(file, sign)

type WithPhoto = { photo: WithUrl | null }

export const signPhoto = <Person extends WithPhoto>(person: Person, sign: Sign): Person => ({
  ...person,
  photo: signIfAny(person.photo, sign),
})
