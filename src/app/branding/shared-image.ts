import type { PageImage } from '../head.ts'

type Photo = PageImage & { srcset: string }

/** The size of the file at `url`, the last of the `srcset`; an original may be larger. */
export function sharedImage({ url, width, height, srcset }: Photo): PageImage {
  const widest = Number(/ (\d+)w$/.exec(srcset)?.[1] ?? width)
  return { url, width: widest, height: Math.round((height * widest) / width) }
}
