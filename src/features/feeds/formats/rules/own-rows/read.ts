import { fromCellText } from '#i18n/spreadsheet-text.ts'
import { fieldName, type Fields, fieldsOf } from '#features/feeds/records/rules/fields.ts'
import { planParts } from '#features/listing/payment-plan/contract.ts'
import { listOf } from '#features/feeds/records/rules/values.ts'
import { type ContentLanguage, contentLanguages } from '#i18n/language.ts'
import { cutWords, maxEntries, maxSteps } from '../ads/cell-limits.ts'
import { inBoth, numberIn, textIn, dropUndefined, valueIn, wordIn } from '../ads/cells.ts'
import type { FeedFile, FeedWords, RawAd } from '../ads/feed-ad.ts'
import type { Dialect } from '../../contract.ts'
import { fieldColumns, textColumns } from './columns.ts'

/** A column without a language is in it. */
const [firstLanguage] = contentLanguages

type Cell = (...names: string[]) => string | undefined

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

type Row = { fields: Fields; columns: Pick<ReadonlySet<string>, 'has'>; isCsv: boolean }

/** `name.en` and `{"name": {"en": …}}` are one column. */
function columnsOf(row: Record<string, unknown>): Set<string> {
  return new Set(
    Object.entries(row).flatMap(([name, value]) => {
      const isOpened = typeof value === 'object' && value !== null && !Array.isArray(value)
      const inner = isOpened ? Object.keys(value).map((one) => fieldName(`${name}${one}`)) : []
      return [fieldName(name), ...inner]
    }),
  )
}

const cellsOf =
  ({ fields, columns, isCsv }: Row): Cell =>
  (...names) => {
    if (!names.some((name) => columns.has(name))) return undefined
    const text = toText(fields(...names))
    return isCsv ? fromCellText(text) : text
  }

function planIn(cell: Cell): Record<string, unknown> | null | undefined {
  const shares = planParts.map((part) => [part, numberIn(cell(fieldName(`paymentPlan${part}`)))])
  const plan = shares.filter(([, share]) => share !== null && share !== undefined)
  if (plan.length > 0) return Object.fromEntries(plan)
  const hasPlan = cell('paymentplan') ?? shares.find(([, share]) => share === null)
  return hasPlan === undefined ? undefined : null
}

function fieldsIn(cell: Cell): Record<string, unknown> {
  const single = Object.entries(fieldColumns).map(([column, reading]) => [
    column,
    valueIn(cell(fieldName(column)), reading),
  ])
  const texts = textColumns.map((column) => {
    const name = fieldName(column)
    const plain = (language: ContentLanguage) => (language === firstLanguage ? [name] : [])
    return [column, inBoth((one) => textIn(cell(`${name}${one}`, ...plain(one))))]
  })
  const plan = { paymentPlan: planIn(cell) }
  return dropUndefined({ currency: 'AED', ...plan, ...Object.fromEntries([...single, ...texts]) })
}

const listLimits = { entries: maxEntries + 1, characters: 100_000 }

function listIn({ fields, columns, isCsv }: Row, name: string): unknown[] | undefined {
  if (!columns.has(name)) return undefined
  const value = fields(name)
  return listOf(isCsv ? fromCellText(toText(value)) : value, listLimits)
}

function fileIn(entry: unknown, fileId: unknown): FeedFile[] {
  const isBare = typeof entry !== 'object' || entry === null
  const file = (isBare ? { url: entry, fileId } : entry) as Record<string, unknown>
  const url = toText(file.url).trim()
  const version = textIn(toText(file.version)) ?? null
  return url ? [{ url, version, fileId: textIn(toText(file.fileId)) ?? null }] : []
}

function filesIn(row: Row, name: string): FeedFile[] | undefined {
  const ids = listIn(row, `${name}ids`) ?? []
  return listIn(row, name)?.flatMap((entry, at) => fileIn(entry, ids[at]))
}

function placeIn(cell: Cell): FeedWords['place'] {
  const path = cell('location', 'locationpath')
  const own = textIn(cell('locationslug')) ?? null
  const word = cutWords((path ?? '').split('>'), maxSteps)
  return path === undefined && own === null ? undefined : { word, own }
}

const categories = { residential: 'residential', commercial: 'commercial' } as const

function wordsIn(row: Row, cell: Cell): FeedWords {
  const category = wordIn(cell('category'), categories)
  const type = textIn(cell('commercialpropertytype')) ?? textIn(cell('propertytype'))
  const isCommercial = category === 'commercial' || textIn(cell('commercialpropertytype'))
  const adType = textIn(cell('adtype'))
  const place = placeIn(cell)
  const amenities = listIn(row, 'amenities')?.map(toText)
  return {
    ...(adType && { adType }),
    ...(isCommercial && { category: 'commercial' }),
    ...(category === 'residential' && { category }),
    ...(type && { type: { word: type, own: null } }),
    ...(place && { place }),
    ...(amenities && { amenities: { word: cutWords(amenities, maxEntries), own: null } }),
  }
}

function adOf(row: Row): RawAd {
  const cell = cellsOf(row)
  const [images, videos] = [filesIn(row, 'images'), filesIn(row, 'videos')]
  return {
    reference: cell('referenceid', 'reference')?.trim() ?? '',
    status: cell('status')?.trim().toLowerCase() === 'deleted' ? 'deleted' : 'live',
    fields: { ...fieldsIn(cell), referenceId: textIn(cell('referenceid', 'reference')) ?? null },
    words: wordsIn(row, cell),
    ...(images && { images }),
    ...(videos && { videos }),
    agent: {
      name: textIn(cell('agentname')) ?? null,
      email: textIn(cell('agentemail')) ?? null,
      phone: textIn(cell('agentphone')) ?? null,
    },
  }
}

export const readOwnRow = (row: Record<string, unknown>, dialect: Dialect): RawAd =>
  adOf({ fields: fieldsOf(row), columns: columnsOf(row), isCsv: dialect === 'csv' })

/** An ad that is read from a row without columns asks for every column. */
function findReadColumns(): ReadonlySet<string> {
  const readColumns = new Set<string>()
  const columns = {
    has: (name: string) => {
      readColumns.add(name)
      return false
    },
  }
  adOf({ fields: () => undefined, columns, isCsv: true })
  return readColumns
}

export const readColumns = findReadColumns()
