import type { FileKind } from '../endpoint/media.ts'

export const headLength = 64

const startsWith = (head: Buffer, hex: string) => head.toString('hex').startsWith(hex)
const textAt = (head: Buffer, start: number, length: number) =>
  head.toString('latin1', start, start + length)

/** ISO/IEC 14496-12, 23008-12; phones make HEIC. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'])
const qtBrand = 'qt  '

function boxKind(head: Buffer): FileKind {
  const brand = textAt(head, 8, 4)
  if (heicBrands.has(brand)) return 'heic'
  return brand === qtBrand ? 'mov' : 'mp4'
}

/** By content: a file's name and declared type are not trusted. */
export function kindOf(head: Buffer): FileKind {
  if (startsWith(head, 'ffd8ff')) return 'jpeg'
  if (startsWith(head, '89504e470d0a1a0a')) return 'png'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp'
  if (textAt(head, 4, 4) === 'ftyp') return boxKind(head)
  // Older QuickTime files begin with their data.
  if (['moov', 'mdat', 'wide'].includes(textAt(head, 4, 4))) return 'mov'
  if (startsWith(head, '1a45dfa3')) return 'webm'
  return textAt(head, 0, 5) === '%PDF-' ? 'pdf' : 'other'
}
