export const pictureKinds = ['jpeg', 'png', 'webp'] as const
export const videoKinds = ['mp4', 'mov', 'webm'] as const

/** What a file is by its first bytes. */
export type FileKind =
  | (typeof pictureKinds)[number]
  | (typeof videoKinds)[number]
  | 'heic'
  | 'pdf'
  | 'other'

export const isPicture = (kind: FileKind) => (pictureKinds as readonly string[]).includes(kind)
export const isVideo = (kind: FileKind) => (videoKinds as readonly string[]).includes(kind)

/** Product.md 5 and reliability.md 5: what may be decoded at all. */
export const mostPixels = 50_000_000
export const longestSide = 12_000

/** The widths that pages ask for; nothing is drawn larger than it came. */
export const widths = [320, 640, 960, 1280, 1920] as const
/** Pixels of the square that profiles show. */
export const squareSide = 400
export const formats = ['avif', 'webp', 'jpg'] as const

export type Format = (typeof formats)[number]
/** A size of a picture: so many pixels wide, or the square. */
export type Size = (typeof widths)[number] | 'square'
