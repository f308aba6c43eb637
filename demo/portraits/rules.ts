import { coveredOf, ghutraOf, manOf, womanOf } from './drawn/faces.ts'
import { logoCount, logoOf } from './drawn/logos.ts'
import { type Look, lookOf } from './drawn/look.ts'

const faces = { w: womanOf, h: coveredOf, m: manOf, k: ghutraOf }

/** Different faces of one kind; there are as many files as that. */
const faceCount = 200

type Face = keyof typeof faces

/** A woman, one with a head scarf, a man, one with a head cloth, or the emblem of an office. */
export type PortraitKind = Face | 'l'

export type Portrait = { kind: PortraitKind; seed: number }

const isFace = (kind: string): kind is Face => Object.hasOwn(faces, kind)

const countOf = (kind: PortraitKind) => (kind === 'l' ? logoCount : faceCount)

/** The picture as SVG, square; the same portrait is always the same text. */
export function drawPortrait({ kind, seed }: Portrait): string {
  if (!isFace(kind)) return logoOf(seed)
  const draw: (look: Look) => string = faces[kind]
  return draw(lookOf(kind, seed))
}

/** Whatever number is given names one of the portraits of the kind. */
export const portraitAddress = ({ kind, seed }: Portrait) =>
  `/media/portraits/${kind}${seed % countOf(kind)}.webp`

export function portraitOf(file: string): Portrait | undefined {
  const [, kind = '', digits = ''] = /^([a-z])(0|[1-9]\d{0,2})\.webp$/.exec(file) ?? []
  if (!isFace(kind) && kind !== 'l') return undefined
  const seed = Number(digits)
  return seed < countOf(kind) ? { kind, seed } : undefined
}
