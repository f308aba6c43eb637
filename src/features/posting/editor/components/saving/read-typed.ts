import * as z from 'zod/mini'
import { type LinkHosts, linkFaults } from '#features/reference/link-hosts/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { submissionFaults } from '#features/posting/fields/rules.ts'
import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import { AdBody } from '#features/posting/submission/contract.ts'
import type { Language } from '#i18n/language.ts'
import { faultsFor, faultsIn } from '#platform/browser/check-input.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import { fieldOf } from '../../rules/typed/paths.ts'
import {
  bodyOf,
  flattenBody,
  type Typed,
  typeOf,
  type Values,
  valuesOf,
} from '../../rules/typed/values.ts'

/** `values` are without what no draft can hold (`faults`); `missing` is needed for publishing. */
export type TypedReading = {
  values: Values
  faults: readonly FormFault[]
  missing: readonly FormFault[]
}

type ReadContext = { types: readonly PropertyType[]; linkHosts: LinkHosts; language: Language }

function faultsOf(body: object, { linkHosts, language }: ReadContext): FormFault[] {
  const links = linkFaults(body, linkHosts)
  const malformed = faultsIn(AdBody, body, language)
  const known = new Set(malformed.map(({ path }) => path))
  return [
    ...malformed,
    ...faultsFor(
      links.filter(({ path }) => !known.has(path)),
      language,
    ),
  ]
}

export function readTyped(typed: Typed, around: ReadContext): TypedReading {
  const { types, language } = around
  const raw = valuesOf(typed, types)
  const faults = faultsOf(bodyOf(raw), around)
  const wrong = new Set<string | undefined>(faults.map(({ path }) => fieldOf(path ?? '')))
  const right = Object.fromEntries(
    Object.entries(raw).filter(([path]) => !wrong.has(path)),
  ) as Values
  const values = flattenBody(z.parse(AdBody, bodyOf(right)), right)
  const submissionMissing = submissionFaults(bodyOf(values) as AdFields, typeOf(typed, types))
  const missing = submissionMissing.filter(({ path }) => !wrong.has(path))
  return { values, faults, missing: faultsFor(missing, language) }
}
