export const pictureKinds = ['jpeg', 'png', 'webp'] as const
export const videoKinds = ['mp4', 'mov', 'webm'] as const

export type FileKind =
  | (typeof pictureKinds)[number]
  | (typeof videoKinds)[number]
  | 'heic'
  | 'pdf'
  | 'other'

export const isPicture = (kind: FileKind) => (pictureKinds as readonly string[]).includes(kind)
export const isVideo = (kind: FileKind) => (videoKinds as readonly string[]).includes(kind)

/** Larger pictures are not decoded. */
export const maxPixels = 50_000_000
export const maxSidePixels = 12_000
/** 3 bytes per pixel at the largest size; 16 bits with transparency take 8. 5 ms per MB. */
export const maxDecodedBytes = 3 * maxPixels

/** Pictures are never enlarged. */
export const widths = [320, 640, 960, 1280, 1920] as const
export const squareSide = 400

export type Size = (typeof widths)[number] | 'square'
