import sharp from 'sharp'
import type { SentFile } from '#features/files/uploads/contract.ts'
import { processorClock } from '../processor-time.ts'
import { askSteadily } from './steady.ts'

export type Photo = Blob
type Target = {
  origin: string
  token: string
  /** The server's process; those that make the pictures are its children. */
  pid: number
}

/** As the form sends them. */
const atOnce = 3
/** As many as a browser asks one server for at a time. */
const connections = 6

/** A phone's picture: 12 megapixels with detail that no encoder can leave out. */
async function drawnPhoto(): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = { width: 1000, height: 750, channels: 3, background: 'grey', noise } as const
  const bytes = await sharp({ create: grain }).resize(4000, 3000).jpeg({ quality: 88 }).toBuffer()
  console.log(`a photo has ${(bytes.length / 1e6).toFixed(1)} MB`)
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

/** The same one over and over: nothing here remembers what it has seen. */
export async function drawnPhotos(count: number): Promise<Photo[]> {
  return Array<Photo>(count).fill(await drawnPhoto())
}

/** So many at a time, each next one as soon as there is room. */
async function inTurns<Thing>(
  things: readonly Thing[],
  lanes: number,
  work: (thing: Thing) => Promise<void>,
) {
  const left = [...things]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

async function upload({ origin, token }: Target, photo: Photo): Promise<SentFile> {
  const body = new FormData()
  body.append('file', photo, 'photo.jpg')
  const headers = { authorization: `Bearer ${token}`, origin: 'http://localhost' }
  const answer = await fetch(`${origin}/api/files/upload/single`, { method: 'POST', headers, body })
  const said = await answer.json()
  if (answer.status !== 201) throw new Error(`an upload answered ${JSON.stringify(said)}`)
  return said.data.file
}

async function fetchSize({ origin }: Target, address: string) {
  const answer = await fetch(origin + address)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
}

const sizesOf = ({ srcset }: SentFile) =>
  (srcset ?? '').split(', ').map((step) => step.split(' ')[0] ?? '')

export type Sending = {
  /** Seconds from the first byte until all photos have it. */
  firstSize: number
  allSizes: number
  /** Seconds of processor that the server and those that make pictures used until then. */
  spent: { firstSize: number; allSizes: number }
  /** Milliseconds of each search in the meantime. */
  waits: Record<string, number[]>
}

/** Sends them as the form does; the first size is what a card on a phone asks for. */
export async function sendPhotos(target: Target, photos: readonly Photo[]): Promise<Sending> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  const clock = processorClock(target.pid)
  const sent: SentFile[] = []
  const early = askSteadily(target.origin)
  await inTurns(photos, atOnce, async (photo) => {
    const file = await upload(target, photo)
    await fetchSize(target, sizesOf(file)[1] ?? '')
    sent.push(file)
  })
  const firstSize = seconds()
  const spentFirst = clock() / 1_000
  const untilFirst = await early.stop()
  const late = askSteadily(target.origin)
  await inTurns(sent.flatMap(sizesOf), connections, (address) => fetchSize(target, address))
  const allSizes = seconds()
  const spentAll = clock() / 1_000
  return {
    firstSize,
    allSizes,
    spent: { firstSize: spentFirst, allSizes: spentAll },
    waits: { 'until the first size': untilFirst, 'until all sizes': await late.stop() },
  }
}
