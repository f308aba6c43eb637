/** Query parameters as text, before a schema has read them. */
export type RawQuery = Record<string, string>

/** What stands behind the first question mark; another may stand in a query too. */
export function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

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
