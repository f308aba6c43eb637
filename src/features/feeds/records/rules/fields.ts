/** The first of these fields that is not empty; names as `fieldName` writes them. */
export type Fields = (...names: string[]) => unknown

/** Field names come from strangers: the cache stays below a megabyte. */
const maxNames = 5_000
const maxNameCharacters = 100
const known = new Map<string, string>()

/** `name.en`, `nameEn`, `name_en` and `Name EN` are one field: `nameen`. */
export function fieldName(name: string): string {
  const found = known.get(name)
  if (found !== undefined) return found
  // A slice would keep the whole text in memory.
  const own = name.length <= maxNameCharacters ? Buffer.from(name).toString() : name
  const plain = own.toLowerCase().replace(/[\s._-]/g, '')
  if (known.size < maxNames && own.length <= maxNameCharacters) known.set(own, plain)
  return plain
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const maxDepth = 3

function collect(into: Map<string, unknown>, object: Record<string, unknown>, path: string[]) {
  for (const [name, value] of Object.entries(object)) {
    const here = [...path, fieldName(name)]
    if (!isObject(value)) into.set(here.join(''), value)
    else if (here.length < maxDepth) collect(into, value, here)
  }
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Opens nested objects: `location.id` is `locationid`. */
export function fieldsOf(row: Record<string, unknown>): Fields {
  const values = new Map<string, unknown>()
  collect(values, row, [])
  return (...names) => {
    const name = names.find((one) => !isBlank(values.get(one)))
    return name === undefined ? undefined : values.get(name)
  }
}
