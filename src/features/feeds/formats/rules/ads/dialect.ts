import { fieldName } from '#features/feeds/records/rules/fields.ts'
import type { Dialect } from '../../contract.ts'
import type { XmlNode } from './element.ts'

const roots: Record<string, Dialect> = { properties: 'bayut', list: 'property-finder' }

/** Elements that every ad of a dialect has; roots are renamed by some builders. */
const marks: Record<string, Dialect> = {
  propertyrefno: 'bayut',
  referencenumber: 'property-finder',
}

/** Which dialect an XML feed is written in; undefined of anything else. */
export function dialectOf(root: string, node: XmlNode | undefined): Dialect | undefined {
  const names = node?.children.map(({ name }) => fieldName(name)) ?? []
  const marked = names.map((name) => marks[name]).find(Boolean)
  return marked ?? roots[fieldName(root)]
}
