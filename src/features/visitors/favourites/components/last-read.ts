import { minuteMs } from '#i18n/time-units.ts'
import { textInBrowser } from '#ui/state/stored-value.ts'

const lastRead = textInBrowser('dara-favorites-read')

/** Other devices of an account may have saved or removed something; those of a visitor have other lists. */
const maxAgeMs = 5 * minuteMs

export const noteRead = (name: string) => lastRead.write(`${Date.now()} ${name}`)

/** `name` is empty for a visitor, whose favourites are saved in this browser alone: nothing is read at first. */
export function isStale(name: string): boolean {
  const text = lastRead.read()
  if (text === null) return name !== ''
  const [at = ''] = text.split(' ')
  const isOfOther = text.slice(at.length + 1) !== name
  return isOfOther || (name !== '' && Date.now() - Number(at) > maxAgeMs)
}
