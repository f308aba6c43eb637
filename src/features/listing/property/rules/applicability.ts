import type { Scope } from '../contract/page-fields.ts'
import type { purposes, readiness } from '../contract/words.ts'
import { isOfType, scopeOf } from './facts.ts'

const others: Readonly<Record<string, Scope | undefined>> = { rentPeriod: { purpose: 'rent' } }

const scopeIn = (field: string): Scope => others[field] ?? scopeOf(field)

type KnownFacts = {
  type?: string | undefined
  purpose?: (typeof purposes)[number] | null | undefined
  ready?: (typeof readiness)[number] | null | undefined
}

/** Unknown values rule nothing out. */
export function isKept(field: string, { type, purpose, ready }: KnownFacts): boolean {
  const scope = scopeIn(field)
  const isOfPurpose = !purpose || (scope.purpose ?? purpose) === purpose
  return isOfType(field, type) && isOfPurpose && (scope.ready ?? ready) === ready
}

/** Before a purpose is chosen, the form is that of a sale. */
export function isAskedFor(field: string, known: KnownFacts): boolean {
  const { ready } = known
  const isInTime = (scopeIn(field).askedWhen ?? ready) === ready
  return isInTime && isKept(field, { ...known, purpose: known.purpose || 'sale' })
}
