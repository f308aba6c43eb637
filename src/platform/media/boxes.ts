import { type Budget, maxTracks, minPacketsAllowed } from './budget.ts'
import type { FileBytes } from './file-bytes.ts'

/** In which mediabunny looks for further boxes, except for the entries of `stsd`. */
const containers = new Set(
  'moov trak mdia minf dinf stbl edts udta meta mvex moof traf mfra sinf schi wave'.split(' '),
)

/** From the first byte of its content to the byte after the last one. */
type Box = { name: string; at: number; end: number }

/** What one track says of its packets (`stbl`). */
const noTable = () => ({ times: 0, offsets: 0, skipped: 0, longestChunk: 0, sizes: 0, lists: 0 })

type Walk = { bytes: FileBytes; budget: Budget; table: ReturnType<typeof noTable>; parts: number }

const numberAt = (bytes: FileBytes, at: number) => bytes.read(at, 4).readUInt32BE()

function* boxesIn(bytes: FileBytes, { at, end }: Box): Generator<Box> {
  for (let next = at; next + 8 <= end; ) {
    const head = bytes.read(next, 16)
    const name = head.toString('latin1', 4, 8)
    const short = head.readUInt32BE()
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    const start = next + (short === 1 ? 16 : 8)
    next += size
    if (next < start) return
    yield { name, at: start, end: Math.min(next, end) }
  }
}

/** Entries of so many bytes, after the version, the flags and their number. */
function* entriesOf(bytes: FileBytes, { at, end }: Box, width: number): Generator<Buffer> {
  const count = Math.min(numberAt(bytes, at + 4), Math.floor((end - at - 8) / width))
  for (let index = 0; index < count; index += 1) yield bytes.read(at + 8 + index * width, width)
}

function readChunks({ bytes, table }: Walk, box: Box) {
  let last = Number.POSITIVE_INFINITY
  for (const entry of entriesOf(bytes, box, 12)) {
    const first = entry.readUInt32BE()
    table.skipped += Math.max(0, first - last)
    table.longestChunk = Math.max(table.longestChunk, entry.readUInt32BE(4))
    last = first
  }
}

/** Each number here makes a reader work as often, whether or not there are bytes for it. */
const readers: Record<string, (walk: Walk, box: Box) => void> = {
  stts: ({ bytes, table }, box) => {
    for (const entry of entriesOf(bytes, box, 8)) table.times += entry.readUInt32BE()
  },
  ctts: ({ bytes, table }, box) => {
    for (const entry of entriesOf(bytes, box, 8)) table.offsets += entry.readUInt32BE()
  },
  stsc: readChunks,
  stsz: ({ bytes, table }, { at }) => {
    table[numberAt(bytes, at + 4) === 0 ? 'lists' : 'sizes'] += 1
  },
  stz2: ({ table }) => {
    table.lists += 1
  },
  trun: ({ bytes, budget }, { at }) => budget.spend('packets', numberAt(bytes, at + 4)),
  saiz: ({ bytes, budget }, { at }) => {
    const typeBytes = numberAt(bytes, at) & 1 ? 8 : 0
    budget.spend('packets', numberAt(bytes, at + 5 + typeBytes))
  },
  tfra: ({ bytes, budget }, { at }) => budget.spend('index', numberAt(bytes, at + 12)),
  keys: ({ bytes, budget }, { at }) => budget.spend('parts', numberAt(bytes, at + 4)),
  trak: ({ budget }) => budget.spend('tracks'),
  moof: (walk) => {
    walk.parts = 0
    walk.budget.spend('packets')
  },
  traf: (walk) => {
    walk.parts += 1
    if (walk.parts > maxTracks) throw new Error('the video describes too many parts of a fragment')
  },
}

/** Read by chunks, sound without compression has a packet of two bytes: it has one size and no offsets. */
function checkTable({ table, budget: { maxPackets, spend } }: Walk) {
  if (table.offsets > 0) spend('packets', Math.max(table.times, table.offsets))
  spend('chunks', table.skipped)
  // To find a packet among those of different sizes, a reader walks through its chunk.
  if (table.sizes === 1 && table.lists === 0) return
  const steps = Math.min(table.times, maxPackets) * table.longestChunk
  if (steps > minPacketsAllowed * maxPackets)
    throw new Error('the video has chunks of too many packets')
}

function walkThrough(walk: Walk, within: Box): void {
  for (const box of boxesIn(walk.bytes, within)) {
    walk.budget.spend('parts')
    readers[box.name]?.(walk, box)
    if (!containers.has(box.name)) continue
    if (box.name === 'stbl') walk.table = noTable()
    const skipsVersion = box.name === 'meta' && numberAt(walk.bytes, box.at) === 0
    walkThrough(walk, { ...box, at: box.at + (skipsVersion ? 4 : 0) })
    if (box.name === 'stbl') checkTable(walk)
  }
}

/** ISO/IEC 14496-12 and QuickTime. @throws when more is described than was sent */
export function checkBoxes(bytes: FileBytes, budget: Budget): void {
  const walk = { bytes, budget, table: noTable(), parts: 0 }
  walkThrough(walk, { name: 'file', at: 0, end: bytes.size })
}
