/** Every control, format control and unassigned sign but the joiners that words of Arabic script need. */
const unprintable = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu

/** A line for a terminal: what a stranger wrote into it is shown and not obeyed, as `\u{9b}`. */
export const printable = (line: string): string =>
  line.replace(unprintable, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

const escapeUnits = (sign: string) =>
  Array.from(
    { length: sign.length },
    (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/** The same as JSON, in which programs read the signs as they were. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value).replace(unprintable, escapeUnits)
