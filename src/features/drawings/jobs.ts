import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type Format, type Scene, type Variant, codeOf, drawScene, fileOf } from './rules.ts'

/** More pictures are waiting than one machine should promise to draw. */
export class DrawingQueueFull extends Error {}

export type DrawingOptions = {
  folder: string
  /** Pictures that may wait while one is drawn: 0.15 s each at 640 px, 1 s at 1920 px. */
  waiting?: number
  /** Files kept on disk: the addresses are countless, the disk is not. */
  kept?: number
  warn?: (problem: unknown) => void
}

export type Drawings = { renderVariant: (variant: Variant) => Promise<Buffer> }

const full = 1920

/** Measured on thirty scenes: at 640 px AVIF stays under 25 kB and edges stay clean. */
const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 54, effort: 2 }),
  webp: (image) => image.webp({ quality: 72 }),
  jpg: (image) => image.jpeg({ quality: 76, progressive: true }),
}

/** Only text from `drawScene` may come here: an SVG from elsewhere could read files. */
async function raster(scene: Scene, width: number) {
  // Loaded with the first picture, so that the server's start does not wait for it.
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(drawScene(scene)), { density: (72 * width) / full })
  const height = Math.round((width * 2) / 3)
  return { image: drawing.resize(width, height, { fit: 'fill' }) }
}

async function encoded({ scene, width, format }: Variant) {
  const { image } = await raster(scene, width)
  return encode[format](image.flatten()).toBuffer()
}

export function drawingsIn(options: DrawingOptions): Drawings {
  const { folder, waiting = 32, kept = 40_000, warn = () => {} } = options
  const running = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let stored = countFiles(folder)

  const keep = async (path: string, bytes: Buffer) => {
    const count = await stored
    if (count >= kept) return
    stored = Promise.resolve(count + 1)
    await writeWhole(path, bytes).catch(warn)
  }

  const draw = async (variant: Variant, path: string) => {
    const bytes = await encoded(variant)
    await keep(path, bytes)
    return bytes
  }

  const renderVariant = async (variant: Variant) => {
    const name = fileOf(variant)
    const path = join(folder, name.slice(0, 2), name)
    const found = await readFile(path).catch(() => undefined)
    if (found) return found
    const same = running.get(name)
    if (same) return same
    if (running.size > waiting) throw new DrawingQueueFull()
    const drawing = last.then(() => draw(variant, path)).finally(() => running.delete(name))
    last = drawing.catch(() => {})
    running.set(name, drawing)
    return drawing
  }

  return { renderVariant }
}

async function countFiles(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  return names.length
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, path)
}

const thumbhashes = new Map<string, Promise<string>>()

/**
 * Base64 of a thumbhash. Scenes of one kind and light that differ only in emirate and seed share
 * one of two: a blur of 30 bytes hardly differs, and 2,000 pictures cost under 200 drawings.
 */
export function thumbhashOf(scene: Scene): Promise<string> {
  const model: Scene = { ...scene, emirate: 'dubai', seed: scene.seed % 2 }
  const code = codeOf(model)
  const known = thumbhashes.get(code) ?? blur(model)
  thumbhashes.set(code, known)
  return known
}

async function blur(scene: Scene): Promise<string> {
  const [w, h] = [48, 32]
  const { image } = await raster(scene, w)
  const pixels = await image.ensureAlpha().raw().toBuffer()
  return Buffer.from(rgbaToThumbHash(w, h, pixels)).toString('base64')
}
