import sharp, { type Metadata } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import {
  maxSidePixels,
  maxDecodedBytes,
  maxPixels,
  type Size,
  squareSide,
} from '../endpoint/media.ts'
import type { Master, Why } from './protocol.ts'

// Only the named decoders of libvips may run on files of strangers.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.cache(false)
sharp.concurrency(1)

const masterBox = { width: 1920, height: 3840 }

/** PNG has 8 or 16 bits per channel, JPEG and WebP 8. */
const decodedBytes = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (depth === 'uchar' ? 1 : 2)

async function whyNot(path: string): Promise<Why | undefined> {
  // No limit here: the checks below give the reasons.
  const metadata = await sharp(path, { limitInputPixels: false }).metadata()
  const { width, height, pages = 1 } = metadata
  if (width > maxSidePixels || height > maxSidePixels) return 'picture_too_big'
  if (width * height > maxPixels) return 'picture_too_big'
  if (decodedBytes(metadata) > maxDecodedBytes) return 'picture_too_heavy'
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

/** Rebuilt from pixels, so no appended data, metadata, position or profile of the file survives. */
export async function masterOf(path: string): Promise<{ master: Master } | { why: Why }> {
  const why = await whyNot(path)
  if (why) return { why }
  const { data: bytes, info } = await sharp(path, {
    limitInputPixels: maxPixels,
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

export async function sizeOf(master: Buffer, size: Size): Promise<Buffer> {
  const image = sharp(master)
  const sized =
    size === 'square'
      ? image.resize({ width: squareSide, height: squareSide, fit: 'cover' })
      : image.resize({ width: size, withoutEnlargement: true })
  return sized.webp({ quality: 72 }).toBuffer()
}
