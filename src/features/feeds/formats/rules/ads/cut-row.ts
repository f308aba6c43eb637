import { fieldName } from '#features/feeds/records/rules/fields.ts'
import { cutCell, maxEntries } from './cell-limits.ts'
import type { XmlNode } from './element.ts'

const maxDepth = 3

export function cutRecord({ name, attributes, text, children }: XmlNode): XmlNode {
  const cut = Object.entries(attributes).map(([key, value]) => [key, cutCell(value, key)])
  return {
    name,
    attributes: Object.fromEntries(cut),
    text: cutCell(text, fieldName(name)),
    children: children.map(cutRecord),
  }
}

function cutEntry(entry: unknown): unknown {
  if (typeof entry === 'string') return cutCell(entry, 'url')
  if (typeof entry !== 'object' || entry === null) return entry
  const parts = Object.entries(entry).map(([name, value]) => [
    name,
    typeof value === 'string' ? cutCell(value, 'url') : value,
  ])
  return Object.fromEntries(parts)
}

function cutValue(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') return cutCell(value, field)
  if (Array.isArray(value)) return value.slice(0, maxEntries + 1).map(cutEntry)
  if (typeof value !== 'object' || value === null || depth === maxDepth) return value
  const parts = Object.entries(value).map(([name, inner]) => [
    name,
    cutValue(inner, fieldName(`${field}${name}`), depth + 1),
  ])
  return Object.fromEntries(parts)
}

export const cutRow = (row: Record<string, unknown>) =>
  cutValue(row, '', 0) as Record<string, unknown>
