import { isAskedFor } from '#features/listing/property/rules/applicability.ts'
import { toLatinDigits } from '#i18n/digits.ts'
import { planParts } from '#features/listing/payment-plan/contract.ts'
import { isFlag, isList, isNumber, type Path, paths, plan } from './paths.ts'

/** What stands in the form, by the names of its fields; what is empty may be absent. */
export type Typed = Readonly<Record<string, string>>

/** The same as the API has it, a text's languages each for itself; null is empty. */
type Shares = Record<string, string | number>
export type Value = string | number | boolean | string[] | number[] | Shares | null
export type Values = Partial<Record<Path, Value>>

type Type = { id: number; slug: string; category: 'residential' | 'commercial' }

/** What is no number stays as it was typed, so that it is refused as none. */
function numberIn(text: string): number | string {
  const digits = toLatinDigits(text).replace(/[\s,]/g, '')
  const number = Number(digits)
  return digits === '' || Number.isNaN(number) ? text : number
}

/** Numbers are ids of choices, which have no order; that of pictures is their own. */
function listIn(text: string): string[] | number[] | null {
  try {
    const list = JSON.parse(text) as string[] | number[]
    const isOfNumbers = (some: string[] | number[]): some is number[] => typeof some[0] === 'number'
    return isOfNumbers(list) ? list.toSorted((one, two) => one - two) : list
  } catch {
    return null
  }
}

function valueIn(path: Path, text: string): Value {
  if (text.trim() === '') return null
  if (isNumber(path)) return numberIn(text)
  if (isList(path)) return listIn(text)
  if (isFlag(path)) return text === 'true'
  return text
}

/** A plan of nothing is none. */
function planIn(typed: Typed): Shares | null {
  const shares = planParts.flatMap((part) => {
    const text = (typed[`${plan}.${part}`] ?? '').replace(/[%٪]/g, '')
    return text.trim() === '' ? [] : [[part, numberIn(text)] as const]
  })
  return shares.length > 0 ? Object.fromEntries(shares) : null
}

/** The type that is chosen, in the category that is. */
export function typeOf(typed: Typed, types: readonly Type[]): Type | undefined {
  const { category, propertyTypeId, commercialPropertyTypeId } = typed
  const id = Number(category === 'commercial' ? commercialPropertyTypeId : propertyTypeId)
  return types.find((type) => type.id === id)
}

/** What scopes of fields depend on, empty until it is chosen. */
type Choices = { purpose: 'sale' | 'rent'; ready: 'ready' | 'off-plan' }

/** Whether a field is asked for: one that is not keeps its text and sends none. */
export function isAsked(path: Path, typed: Typed, types: readonly Type[]): boolean {
  const isCommercial = typed.category === 'commercial'
  if (path === 'propertyTypeId') return !isCommercial
  if (path === 'commercialPropertyTypeId') return isCommercial
  const { purpose, ready } = typed as Partial<Choices>
  return isAskedFor(path, { type: typeOf(typed, types)?.slug, purpose, ready })
}

/** All that the form would send, as it was typed: what is wrong with it a schema says. */
export function valuesOf(typed: Typed, types: readonly Type[]): Values {
  const entries = paths.map((path) => {
    if (!isAsked(path, typed, types)) return [path, null] as const
    return [path, path === plan ? planIn(typed) : valueIn(path, typed[path] ?? '')] as const
  })
  return Object.fromEntries(entries)
}

/** Values as a body has them: the languages of a text under one name. */
export function bodyOf(values: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [field = '', language] = path.split('.')
    if (language) body[field] = { ...(body[field] as object | undefined), [language]: value }
    else body[field] = value
  }
  return body
}

/** A body's values one by one, as `bodyOf` took them. */
export function flattened(body: Record<string, unknown>, known: Values): Values {
  const at = (path: string) => {
    const [field = '', language] = path.split('.')
    return language ? (body[field] as Record<string, unknown> | null)?.[language] : body[field]
  }
  const told = Object.keys(known).map((path) => [path, emptyAsNull(at(path))])
  return Object.fromEntries(told) as Values
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const emptyAsNull = (value: unknown) => (isEmpty(value) ? null : value)

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(emptyAsNull(one) ?? null) === JSON.stringify(emptyAsNull(other) ?? null)

/** What of `now` is not as it was `before`. */
export function changesOf(now: Values, before: Values): Values {
  const changed = Object.entries(now).filter(
    ([path, value]) => !isSame(value, before[path as Path]),
  )
  return Object.fromEntries(changed) as Values
}
