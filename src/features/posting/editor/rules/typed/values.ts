import { isAskedFor } from '#features/listing/property/rules/applicability.ts'
import { toLatinDigits } from '#i18n/digits.ts'
import { planParts } from '#features/listing/payment-plan/contract.ts'
import { isFlag, isList, isNumber, type Path, paths, plan } from './paths.ts'

/** By the names of the fields; an empty one may be absent. */
export type Typed = Readonly<Record<string, string>>

/** By the names of the API, with each language of a text for itself; null is empty. */
type Shares = Record<string, string | number>
export type Value = string | number | boolean | string[] | number[] | Shares | null
export type Values = Partial<Record<Path, Value>>

type Type = { id: number; slug: string; category: 'residential' | 'commercial' }

/** What is not a number stays text, so that it is refused. */
function numberIn(text: string): number | string {
  const digits = toLatinDigits(text).replace(/[\s,]/g, '')
  const number = Number(digits)
  return digits === '' || Number.isNaN(number) ? text : number
}

/** What a hint repeats in other words; what is refused is not repeated. */
export function positiveIn(text: string): number | undefined {
  const number = numberIn(text)
  return typeof number === 'number' && number > 0 ? number : undefined
}

/** Ids of choices have no order; those of pictures keep theirs. */
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

function planIn(typed: Typed): Shares | null {
  const shares = planParts.flatMap((part) => {
    const text = (typed[`${plan}.${part}`] ?? '').replace(/[%٪]/g, '')
    return text.trim() === '' ? [] : [[part, numberIn(text)] as const]
  })
  return shares.length > 0 ? Object.fromEntries(shares) : null
}

export function typeOf(typed: Typed, types: readonly Type[]): Type | undefined {
  const { category, propertyTypeId, commercialPropertyTypeId } = typed
  const id = Number(category === 'commercial' ? commercialPropertyTypeId : propertyTypeId)
  return types.find((type) => type.id === id)
}

type Choices = { purpose: 'sale' | 'rent'; ready: 'ready' | 'off-plan' }

/** A field that is not asked for keeps its text, and null is sent. */
export function isAsked(path: Path, typed: Typed, types: readonly Type[]): boolean {
  const isCommercial = typed.category === 'commercial'
  if (path === 'propertyTypeId') return !isCommercial
  if (path === 'commercialPropertyTypeId') return isCommercial
  const { purpose, ready } = typed as Partial<Choices>
  return isAskedFor(path, { type: typeOf(typed, types)?.slug, purpose, ready })
}

/** Not validated: the schema of the API finds the faults. */
export function valuesOf(typed: Typed, types: readonly Type[]): Values {
  const entries = paths.map((path) => {
    if (!isAsked(path, typed, types)) return [path, null] as const
    return [path, path === plan ? planIn(typed) : valueIn(path, typed[path] ?? '')] as const
  })
  return Object.fromEntries(entries)
}

/** The languages of a text come under one name. */
export function bodyOf(values: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const [field = '', language] = path.split('.')
    if (language) body[field] = { ...(body[field] as object | undefined), [language]: value }
    else body[field] = value
  }
  return body
}

/** The inverse of `bodyOf`. */
export function flattenBody(body: Record<string, unknown>, known: Values): Values {
  const at = (path: string) => {
    const [field = '', language] = path.split('.')
    return language ? (body[field] as Record<string, unknown> | null)?.[language] : body[field]
  }
  const flatEntries = Object.keys(known).map((path) => [path, emptyAsNull(at(path))])
  return Object.fromEntries(flatEntries) as Values
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const emptyAsNull = (value: unknown) => (isEmpty(value) ? null : value)

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(emptyAsNull(one) ?? null) === JSON.stringify(emptyAsNull(other) ?? null)

export function changesOf(now: Values, before: Values): Values {
  const changed = Object.entries(now).filter(
    ([path, value]) => !isSame(value, before[path as Path]),
  )
  return Object.fromEntries(changed) as Values
}
