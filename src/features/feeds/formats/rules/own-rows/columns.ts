import {
  type AdField,
  type AdFieldTable,
  adFields,
  fieldsOfType,
  type NamesOfType,
} from '#features/posting/fields/contract/ad-fields.ts'
import { choicesOf } from '#features/feeds/bulk-import/rules/ads/words.ts'
import { countedFields } from '#features/feeds/records/rules/ad-names.ts'
import type { CellType } from '../ads/cells.ts'

type SingleType = 'line' | 'link' | 'day' | 'integer' | 'number' | 'flag' | 'choice'

/** The category is read together with the type. */
export type ColumnField = Exclude<NamesOfType<SingleType>, 'category'>

const textTypes = ['line', 'link', 'day']

function readingOf(name: string, field: AdField): CellType | undefined {
  if (name === 'category') return undefined
  if (field.type === 'choice') {
    return field.words.length > 1 ? choicesOf(name, field.words) : 'text'
  }
  if (field.type === 'integer' || field.type === 'number') {
    return countedFields.includes(name) ? 'count' : 'number'
  }
  if (field.type === 'flag') return 'flag'
  return textTypes.includes(field.type) ? 'text' : undefined
}

/** Columns that files have right after another, unlike the table of fields. */
const behind: Readonly<Record<string, string | undefined>> = {
  price: 'currency',
  virtualTour: 'advertiserType',
} satisfies Partial<Record<ColumnField, ColumnField>>

const rows: AdFieldTable = adFields
const names = Object.keys(rows).filter((name) => !Object.values(behind).includes(name))

export const fieldColumns = Object.fromEntries(
  names
    .flatMap((name) => [name, behind[name] ?? []].flat())
    .flatMap((name) => {
      const reading = rows[name] && readingOf(name, rows[name])
      return reading ? [[name, reading] as const] : []
    }),
) as Record<ColumnField, CellType>

export const textColumns = fieldsOfType('texts')
