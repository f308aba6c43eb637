import * as z from 'zod/mini'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { faultsIn } from '#platform/browser/check-input.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import { RentQuery } from '../../contract/rent.ts'
import { phrases } from '../../phrases/rent.ts'
import { highestIncrease, type Renewal } from '../../rules/rent-increase.ts'

type Query = Record<string, string>

export type RentPage = {
  faults: readonly FormFault[]
  renewal: Renewal | undefined
  result: ReturnType<typeof highestIncrease> | undefined
}

const needed = ['rent', 'average']

/** `ad` is the one whose neighbours have a median rent; `check` says that the form was sent. */
export function rentQueryOf(typed: Query): Query {
  const filled = [...needed, 'ad'].filter((name) => typed[name]?.trim())
  const isChecked = typed.check && needed.some((name) => !filled.includes(name))
  const query = filled.map((name) => [name, typed[name] ?? ''] as const)
  return Object.fromEntries([...query, ...(isChecked ? [['check', '1'] as const] : [])])
}

const emptyWords = { rent: phrases.rentRequired, average: phrases.averageRequired }

/** A rent that nobody has typed yet is a fault only once the form was sent. */
export function readRent(raw: Query, language: Language): RentPage {
  const { data: renewal } = z.safeParse(RentQuery, raw)
  if (renewal) return { faults: [], renewal, result: highestIncrease(renewal) }
  const faults = faultsIn(RentQuery, raw, language).flatMap((fault): FormFault[] => {
    const { path } = fault
    if ((path !== 'rent' && path !== 'average') || raw[path]) return [fault]
    return raw.check ? [{ path, msg: formatPhrase(emptyWords[path], language) }] : []
  })
  return { faults, renewal: undefined, result: undefined }
}
