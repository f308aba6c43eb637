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

/** What may be decoded at all. */
export const maxPixels = 50_000_000
export const longestSide = 12_000
/**
 * Bytes of all pixels once they are decoded, which is what a picture costs: three of a usual one at
 * the largest size, but eight a pixel where it has 16 bits and transparency. 5 ms a megabyte.
 */
export const maxDecodedBytes = 3 * maxPixels

/** The widths that pages ask for; nothing is drawn larger than it came. */
export const widths = [320, 640, 960, 1280, 1920] as const
/** Pixels of the square that profiles show. */
export const squareSide = 400

/** A size of a picture: so many pixels wide, or the square; all are WebP. */
export type Size = (typeof widths)[number] | 'square'
