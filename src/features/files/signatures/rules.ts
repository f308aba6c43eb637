/** Gives an address under /media/files/ a signature; other addresses stay as they are. */
export type Sign = (address: string) => string

const uploads = '/media/files/'
const idLength = 22

/** The id of the file that an address is of; undefined of other addresses. */
export const signedIdOf = (address: string): string | undefined =>
  address.startsWith(uploads) ? address.slice(uploads.length).slice(0, idLength) : undefined

const windowSeconds = 6 * 3600

/**
 * The second until which an address that is signed now is good: six to twelve hours. All addresses of
 * one window are the same, so that browsers find what they have already.
 */
export const signedUntil = (now: Date): number =>
  (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds

type Addressed = { url: string; srcset?: string | null }

/** A file with signatures in all its addresses. */
export function signFile<File extends Addressed>(file: File, sign: Sign): File {
  const signStep = (step: string) => {
    const [address = '', ...width] = step.split(' ')
    return [sign(address), ...width].join(' ')
  }
  const srcset = file.srcset?.split(', ').map(signStep).join(', ')
  return { ...file, url: sign(file.url), ...(srcset && { srcset }) }
}

/** The same of an advertiser's photo, or whatever else may be absent. */
export const signIfAny = <File extends Addressed>(file: File | null, sign: Sign): File | null =>
  file && signFile(file, sign)

type WithPhoto = { photo: Addressed | null }

export const signPhoto = <Person extends WithPhoto>(person: Person, sign: Sign): Person => ({
  ...person,
  photo: signIfAny(person.photo, sign),
})
