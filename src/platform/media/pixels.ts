import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type Format, longestSide, mostPixels, type Size, squareSide } from '../endpoint/media.ts'
import type { Master, Why } from './protocol.ts'

// Everything that libvips could read but what is named here stays shut (reliability.md 1, trap 5).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.cache(false)
sharp.concurrency(1)

/** As many rows as a picture of 1,920 columns may keep: a very tall one becomes narrower. */
const masterBox = { width: 1920, height: 3840 }

async function whyNot(path: string): Promise<Why | undefined> {
  // The limit is asked for below, in words of its own.
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width > longestSide || height > longestSide) return 'picture_too_big'
  if (width * height > mostPixels) return 'picture_too_big'
  return pages > 1 ? 'picture_moving' : undefined
}

async function thumbhashOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Rebuilt from its pixels: no tail, text, position or profile of the file survives. */
export async function masterOf(path: string): Promise<{ master: Master } | { why: Why }> {
  const why = await whyNot(path)
  if (why) return { why }
  const { data: bytes, info } = await sharp(path, {
    limitInputPixels: mostPixels,
    failOn: 'warning',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ ...masterBox, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { master: { bytes, width, height, thumbhash: await thumbhashOf(bytes) } }
}

/** Architecture.md 3 and 5: AVIF at effort 2; a card's picture stays under 25 kB. */
const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 54, effort: 2 }),
  webp: (image) => image.webp({ quality: 72 }),
  jpg: (image) => image.jpeg({ quality: 76, progressive: true }),
}

export async function sizeOf(master: Buffer, size: Size, format: Format): Promise<Buffer> {
  const image = sharp(master)
  const sized =
    size === 'square'
      ? image.resize({ width: squareSide, height: squareSide, fit: 'cover' })
      : image.resize({ width: size, withoutEnlargement: true })
  return encode[format](sized).toBuffer()
}
