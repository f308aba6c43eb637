import { portalElements } from '#features/feeds/records/rules/ad-names.ts'
import { fieldName } from '#features/feeds/records/rules/fields.ts'
import { type ColumnField, fieldColumns } from '../own-rows/columns.ts'
import { valueIn } from './cells.ts'
import type { Elements } from './element.ts'
import type { ExportedAd } from './exported-ad.ts'
import { element } from './xml.ts'

type Portal = keyof typeof portalElements

const elementsOf = (portal: Portal) =>
  Object.entries(portalElements[portal]) as [ColumnField, string][]

export function plainFieldsIn({ text }: Elements, portal: Portal): Record<string, unknown> {
  const entries = elementsOf(portal).map(([field, name]) => [
    field,
    valueIn(text(fieldName(name)), fieldColumns[field]),
  ])
  return Object.fromEntries(entries)
}

export const plainElements = ({ fields }: ExportedAd, portal: Portal): string[] =>
  elementsOf(portal).map(([field, name]) => {
    const value = fields[field]
    if (typeof value === 'boolean') return element(name, value ? 'Yes' : 'No')
    return element(name, value)
  })
