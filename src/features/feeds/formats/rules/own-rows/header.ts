import type { AdFields } from '#features/posting/fields/contract.ts'
import { submissionFaults } from '#features/posting/fields/rules.ts'
import type { Columns } from '#features/feeds/runs/contract.ts'
import { fieldName } from '#features/feeds/records/rules/fields.ts'
import { contentLanguages } from '#i18n/language.ts'
import { textColumns } from './columns.ts'
import { readColumns } from './read.ts'
import { writtenColumns } from './write.ts'

const alternatives: Record<string, readonly string[]> = {
  referenceId: ['reference'],
  propertyType: ['commercialPropertyType'],
  location: ['locationPath', 'locationSlug'],
  videoUrl: ['videos'],
  ...Object.fromEntries(
    textColumns.map((column) => [`${column}.${contentLanguages[0]}`, [column]]),
  ),
}

const assumed: AdFields = { currency: 'AED', category: 'residential', adTypeId: 1 }

/** `locationId` of an ad is the column `location`. */
const columnOf = (path: string) => path.replace(/(?<=Type|location)Id$/, '')

export const requiredColumns: readonly string[] = [
  'referenceId',
  ...submissionFaults(assumed, undefined).map(({ path }) => columnOf(path)),
]

/** Our own export has columns that are not read again, such as `state`. */
const knownNames = new Set([...readColumns, ...writtenColumns.map(fieldName)])

/** Enough unknown columns to see what is wrong with a file. */
const maxNamedColumns = 20
const maxNameLength = 60

export function columnsOf(header: readonly string[]): Columns {
  const names = new Set(header.map(fieldName))
  const unknown = header.filter((name) => name !== '' && !knownNames.has(fieldName(name)))
  const named = [...new Set(unknown.map((name) => name.slice(0, maxNameLength)))]
  return {
    unknown: named.slice(0, maxNamedColumns),
    unlisted: Math.max(0, named.length - maxNamedColumns),
    missing: requiredColumns.filter(
      (column) =>
        ![column, ...(alternatives[column] ?? [])].some((one) => names.has(fieldName(one))),
    ),
  }
}

export const hasReference = (header: readonly string[]): boolean =>
  !columnsOf(header).missing.includes('referenceId')

export const isHeader = (header: readonly string[]): boolean =>
  header.some((name) => knownNames.has(fieldName(name)))
