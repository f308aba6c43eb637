/** Characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Includes what a parser would turn into a blank or a line break. */
const escapeXml = (text: string) =>
  text.replace(/[&<>"\t\n\r]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`)

/** `]]>` would end the section, so it is split there. */
const section = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function content(text: string): string {
  const clean = text.toWellFormed().replace(impossible, '')
  // Parsers turn a carriage return within CDATA into a line feed.
  return clean.includes('\r') ? escapeXml(clean) : section(clean)
}

export type Attributes = Record<string, string | null | undefined>

function openTag(name: string, attributes: Attributes): string {
  const attributeTexts = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null || value === undefined ? [] : ` ${attribute}="${escapeXml(value)}"`,
  )
  return `<${name}${attributeTexts.join('')}>`
}

export function element(
  name: string,
  text: string | number | null | undefined,
  attributes: Attributes = {},
): string {
  if (text === null || text === undefined || text === '') return ''
  const inside = typeof text === 'number' ? String(text) : content(text)
  return `${openTag(name, attributes)}${inside}</${name}>\n`
}

export function group(
  name: string,
  children: readonly string[],
  attributes: Attributes = {},
): string {
  const inside = children.join('')
  return inside === '' ? '' : `${openTag(name, attributes)}\n${inside}</${name}>\n`
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Only names the namespace; nothing is served there. */
export const ownNamespace = 'xmlns:dara="urn:dara:feed"'
