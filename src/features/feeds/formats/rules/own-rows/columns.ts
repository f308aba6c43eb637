import {
  type AdField,
  type AdFieldTable,
  adFields,
  fieldsOfType,
  type NamesOfType,
} from '#features/posting/fields/contract/ad-fields.ts'
import { choicesOf } from '#features/feeds/bulk-import/rules/ads/words.ts'
import { countedFields } from '#features/feeds/records/rules/ad-names.ts'
import type { Reading } from '../ads/cells.ts'

type SingleType = 'line' | 'link' | 'day' | 'integer' | 'number' | 'flag' | 'choice'

/** A category is read together with the type. */
export type ColumnField = Exclude<NamesOfType<SingleType>, 'category'>

const textTypes = ['line', 'link', 'day']

/** How the cell of a field is read; undefined where it holds no single value. */
function readingOf(name: string, field: AdField): Reading | undefined {
  if (name === 'category') return undefined
  if (field.type === 'choice') {
    // Where there is nothing to choose from, no other word means the same.
    return field.words.length > 1 ? choicesOf(name, field.words) : 'text'
  }
  if (field.type === 'integer' || field.type === 'number') {
    return countedFields.includes(name) ? 'count' : 'number'
  }
  if (field.type === 'flag') return 'flag'
  return textTypes.includes(field.type) ? 'text' : undefined
}

/** Columns that files have directly after the named one, though the table of fields has them elsewhere. */
const behind: Readonly<Record<string, string | undefined>> = {
  price: 'currency',
  virtualTour: 'advertiserType',
} satisfies Partial<Record<ColumnField, ColumnField>>

const rows: AdFieldTable = adFields
const names = Object.keys(rows).filter((name) => !Object.values(behind).includes(name))

/** Fields of a single value, under the names of the wire, in the order of the columns. */
export const fieldColumns = Object.fromEntries(
  names
    .flatMap((name) => [name, behind[name] ?? []].flat())
    .flatMap((name) => {
      const reading = rows[name] && readingOf(name, rows[name])
      return reading ? [[name, reading] as const] : []
    }),
) as Record<ColumnField, Reading>

/** Texts in two languages: `name.en`, `name.ar`. */
export const textColumns = fieldsOfType('texts')
