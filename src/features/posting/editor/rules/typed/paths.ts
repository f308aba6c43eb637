import { type ContentLanguage, contentLanguages } from '#i18n/language.ts'
import { fieldsOfType, type NamesOfType } from '#features/posting/fields/contract/ad-fields.ts'

export const texts = fieldsOfType('texts')

/** A package is not a field of the ad, and is chosen beside them. */
const numbers = [...fieldsOfType('id', 'integer', 'number'), 'subscriptionId' as const]
const words = fieldsOfType('choice', 'day', 'line', 'link', 'file')

export const lists = fieldsOfType('ids', 'files')
const flags = fieldsOfType('flag')

/** Each share is a field: `paymentPlan.onBooking`. */
export const plan = 'paymentPlan' as const

type TextPath = `${NamesOfType<'texts'>}.${ContentLanguage}`

const textPaths = texts.flatMap((text): TextPath[] =>
  contentLanguages.map((language) => `${text}.${language}` as const),
)

export const paths = [
  ...words,
  ...numbers,
  ...lists,
  ...flags,
  ...fieldsOfType('plan'),
  ...textPaths,
]
export type Path = (typeof paths)[number]

const isOneOf = <Word extends string>(list: readonly Word[], path: string): path is Word =>
  (list as readonly string[]).includes(path)

export const isPath = (path: string): path is Path => isOneOf(paths, path)
export const isNumber = (path: string) => isOneOf(numbers, path)
export const isList = (path: string) => isOneOf(lists, path)
export const isFlag = (path: string) => isOneOf(flags, path)

/** `amenityIds.3` lies in `amenityIds`. */
export function fieldOf(path: string): Path | undefined {
  if (isPath(path)) return path
  const [field = ''] = path.split('.')
  return isPath(field) ? field : undefined
}
