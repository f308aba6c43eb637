import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { NetworkLane } from '#platform/http/queueing/network-lane.ts'
import { ttlCache } from '#platform/ttl-cache.ts'
import {
  type Format,
  type Scene,
  type Variant,
  codeOf,
  drawScene,
  fileOf,
  sizeOf,
} from './rules.ts'

export type DrawingOptions = {
  folder: string
  /** Pictures that may wait while one is drawn: 0.15 s each at 640 px, 1 s at 1920 px. */
  waiting?: number
  /** Of these, how many one caller may wait for: a page shows some twenty. */
  waitingOfCaller?: number
  /** Files kept on disk; beyond that what nobody has asked for the longest goes. */
  kept?: number
  warn?: (problem: unknown) => void
}

export type Drawings = {
  /** @throws overload when too many wait */
  renderVariant: (variant: Variant, caller: string) => Promise<Buffer>
}

const maxWaitMs = 30_000

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
  const full = sizeOf(scene)
  const drawing = sharp(Buffer.from(drawScene(scene)), { density: (72 * width) / full.width })
  const height = Math.round((width * full.height) / full.width)
  return { image: drawing.resize(width, height, { fit: 'fill' }) }
}

async function encodeVariant({ scene, width, format }: Variant) {
  const { image } = await raster(scene, width)
  return encode[format](image.flatten()).toBuffer()
}

/** The files of a folder, the one that was asked for last at the end; the first go where there are more. */
function openKept(folder: string, most: number) {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name)
  const opened = namesIn(folder)

  const touch = (names: Set<string>, name: string) => {
    names.delete(name)
    names.add(name)
  }

  const read = async (name: string) => {
    const found = await readFile(placeOf(name)).catch(() => undefined)
    if (found) touch(await opened, name)
    return found
  }

  const keep = async (name: string, bytes: Buffer) => {
    const names = await opened
    await writeWhole(placeOf(name), bytes)
    touch(names, name)
    for (const oldest of names) {
      if (names.size <= most) return
      names.delete(oldest)
      await rm(placeOf(oldest), { force: true })
    }
  }
  return { read, keep }
}

export function drawingsIn(options: DrawingOptions): Drawings {
  const { folder, waiting = 128, waitingOfCaller = 32, kept = 40_000, warn = () => {} } = options
  const running = new Map<string, Promise<Buffer>>()
  const files = openKept(folder, kept)
  const wait = { maxWaiting: waiting, maxWaitingOfCaller: waitingOfCaller, maxWaitMs }
  const lane = new NetworkLane({ maxActive: 1, ...wait })

  const draw = async (variant: Variant) => {
    const name = fileOf(variant)
    // Another caller's turn may have come first.
    const found = await files.read(name)
    if (found) return found
    const bytes = await encodeVariant(variant)
    await files.keep(name, bytes).catch(warn)
    return bytes
  }

  const renderVariant = async (variant: Variant, caller: string) => {
    const name = fileOf(variant)
    const found = await files.read(name)
    if (found) return found
    const key = `${caller} ${name}`
    const same = running.get(key)
    if (same) return same
    const drawing = lane
      .enter(caller)
      .then((leave) => draw(variant).finally(leave))
      .finally(() => running.delete(key))
    running.set(key, drawing)
    return drawing
  }

  return { renderVariant }
}

async function namesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name))
}

/**
 * Whether a scene is one that an ad names, by what was found within the last minute; while nothing
 * can be found, by what was found before.
 */
export function sceneNames(find: () => Promise<ReadonlySet<string>>) {
  const cache = ttlCache<ReadonlySet<string>>({ seconds: 60, maxEntries: 1 })
  let last: ReadonlySet<string> | undefined
  return async (scene: Scene): Promise<boolean> => {
    const names = await cache.getOrCompute('', find).catch((error: unknown) => {
      if (last) return last
      throw error
    })
    last = names
    return names.has(codeOf(scene))
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, path)
}

const thumbhashes = new Map<string, Promise<string>>()

/**
 * Base64 of a thumbhash. Scenes of one kind and light that differ only in emirate, shape and seed
 * share one of two: a blur of 30 bytes hardly differs, and 2,000 pictures cost under 200 drawings.
 */
export function thumbhashOf(scene: Scene): Promise<string> {
  const model: Scene = { ...scene, emirate: 'dubai', shape: 'usual', seed: scene.seed % 2 }
  const code = codeOf(model)
  const known = thumbhashes.get(code) ?? blur(model)
  thumbhashes.set(code, known)
  return known
}

async function blur(scene: Scene): Promise<string> {
  const { image } = await raster(scene, 48)
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
