import { fieldName } from '#features/feeds/records/rules/fields.ts'
import type { Dialect } from '../../contract.ts'
import type { XmlNode } from './element.ts'

const roots: Record<string, Dialect> = { properties: 'bayut', list: 'property-finder' }

/** Elements of every ad of a dialect; some builders rename the root. */
const marks: Record<string, Dialect> = {
  propertyrefno: 'bayut',
  referencenumber: 'property-finder',
}

export function dialectOf(root: string, node: XmlNode | undefined): Dialect | undefined {
  const names = node?.children.map(({ name }) => fieldName(name)) ?? []
  const marked = names.map((name) => marks[name]).find(Boolean)
  return marked ?? roots[fieldName(root)]
}
