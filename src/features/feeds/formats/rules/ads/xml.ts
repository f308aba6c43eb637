/** Characters that XML has no place for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Also what a parser would make a blank or a line break of. */
const escaped = (text: string) =>
  text.replace(/[&<>"\t\n\r]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`)

/** `]]>` would end it, so it is cut in two there. */
const section = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function content(text: string): string {
  const clean = text.toWellFormed().replace(impossible, '')
  // A section cannot hold a carriage return: parsers make a line break of it.
  return clean.includes('\r') ? escaped(clean) : section(clean)
}

/** What a dialect's own words cannot say, in attributes that other readers pass over. */
export type Attributes = Record<string, string | null | undefined>

function opened(name: string, attributes: Attributes): string {
  const said = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null || value === undefined ? [] : ` ${attribute}="${escaped(value)}"`,
  )
  return `<${name}${said.join('')}>`
}

/** Nothing where there is nothing to be said. */
export function element(
  name: string,
  text: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  if (text === null || text === undefined || text === '') return ''
  const inside = typeof text === 'number' ? String(text) : content(text)
  return `${opened(name, attributes)}${inside}</${name}>\n`
}

/** Around elements; nothing around nothing. */
export function group(
  name: string,
  children: readonly string[],
  attributes: Attributes = {},
): string {
  const inside = children.join('')
  return inside === '' ? '' : `${opened(name, attributes)}\n${inside}</${name}>\n`
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Makes `dara:` a namespace; nothing is to be found there. */
export const ownNamespace = 'xmlns:dara="urn:dara:feed"'
