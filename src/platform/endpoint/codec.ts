import * as z from 'zod/mini'

/** Query parameters as text, before a schema has read them. */
export type RawQuery = Record<string, string>

/**
 * One reading of a query string: a repeated parameter is a list (`1, 2`: the blank keeps two
 * numbers from being one), `name[]` is `name`, what is empty is absent (a form sends its empty
 * fields too).
 */
export function readQuery(query: string): RawQuery {
  const raw: RawQuery = {}
  for (const [key, value] of new URLSearchParams(query)) {
    const name = key.replace(/\[\]$/, '')
    if (/^[\s,،]*$/.test(value) || name === '__proto__') continue
    raw[name] = Object.hasOwn(raw, name) ? `${raw[name]}, ${value}` : value
  }
  return raw
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(',') : String(value)
}

/** The inverse of a query schema: parsed values back to text, absent ones left out. */
export function writeQuery(values: object): RawQuery {
  const raw: RawQuery = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value) && value.length === 0) continue
    raw[name] = textOf(value)
  }
  return raw
}

/** `?a=1&b=2,3`, or nothing; commas stay readable. */
export function queryString(values: object): string {
  const text = new URLSearchParams(writeQuery(values)).toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

type Shape = { shape: Record<string, z.ZodMiniType> }

/** A page's reading of its address: what a schema would refuse is dropped, the rest is kept. */
export function readLeniently<S extends z.ZodMiniType & Shape>(
  schema: S,
  raw: RawQuery,
): z.output<S> {
  const kept: RawQuery = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = raw[name]
    if (value !== undefined && z.safeParse(field, value).success) kept[name] = value
  }
  const whole = z.safeParse(schema, kept)
  if (whole.success) return whole.data
  for (const issue of whole.error.issues) delete kept[String(issue.path[0])]
  const rest = z.safeParse(schema, kept)
  return rest.success ? rest.data : z.parse(schema, {})
}

/**
 * The shortest query that means the same: fields in the schema's order, refused ones and those
 * that say what absence says left out. Two addresses of one page have one canonical query.
 */
export function canonicalQuery<S extends z.ZodMiniType & Shape>(
  schema: S,
  raw: RawQuery,
): RawQuery {
  const silent = writeQuery(z.parse(schema, {}) as object)
  const spoken = writeQuery(readLeniently(schema, raw) as object)
  return Object.fromEntries(
    Object.entries(spoken).filter(([name, value]) => silent[name] !== value),
  )
}
