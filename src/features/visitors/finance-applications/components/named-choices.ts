import type { Phrase } from '#i18n/phrases.ts'
import { monthsIn } from './months.ts'

export const namedChoices = (choices: Readonly<Record<string, Phrase>>) =>
  Object.entries(choices).map(([id, name]) => ({ id, name, values: monthsIn(id) }))
