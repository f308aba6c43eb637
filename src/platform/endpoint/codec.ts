export type RawQuery = Record<string, string>

/** A query may hold further question marks. */
export function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

/**
 * A repeated parameter becomes a list (`1, 2`: the blank keeps numbers apart), `name[]` is `name`,
 * and empty values count as absent, since forms send them.
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

export function writeQuery(values: object): RawQuery {
  const raw: RawQuery = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value) && value.length === 0) continue
    raw[name] = textOf(value)
  }
  return raw
}

export function queryString(values: object): string {
  const text = new URLSearchParams(writeQuery(values)).toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
