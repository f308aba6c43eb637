import type { Budget, Counted } from './budget.ts'
import type { FileBytes } from './file-bytes.ts'

/** Elements of Matroska (RFC 9559) in which others are looked for. */
const containers = new Set([
  0x18538067, // Segment
  0x114d9b74, // SeekHead
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
  0x6d80, // ContentEncodings
  0x6240, // ContentEncoding
  0x1c53bb6b, // Cues
  0xbb, // CuePoint
  0x1f43b675, // Cluster
  0xa0, // BlockGroup
])

const counted: Record<number, Counted> = {
  0xae: 'tracks',
  0xb7: 'index',
  0x4dbb: 'references',
  0x1f43b675: 'packets',
}

/** Attachments and AttachedFile, which a WebM does not have. */
const foreign = new Set([0x1941a469, 0x61a7])
const segment = 0x18538067
const cluster = 0x1f43b675
const compression = 0x5034
/** SimpleBlock and Block. */
const blocks = new Set([0xa3, 0xa1])

const maxHeadBytes = 16
/** mediabunny searches what is no element for the next cluster, unless less is left. */
const minSearchedBytes = 8

type Element = { id: number; at: number; size: number }

/** By the zeros before the first one (RFC 8794); nine for a byte that begins no number. */
const widthOf = (first: number | undefined) => Math.clz32(first ?? 0) - 23

/** Undefined where no element begins; its size is infinite where it ends with the next cluster. */
function elementAt(bytes: FileBytes, at: number): Element | undefined {
  const head = bytes.read(at, maxHeadBytes)
  const idBytes = widthOf(head[0])
  const sizeBytes = widthOf(head[idBytes])
  if (idBytes + sizeBytes > head.length) return undefined
  const id = idBytes > 4 ? 0 : head.readUIntBE(0, idBytes)
  let size = head[idBytes]! & (0xff >> sizeBytes)
  for (let index = 1; index < sizeBytes; index += 1) size = size * 256 + head[idBytes + index]!
  const isUnknown = head[idBytes] === 0xff || size >= 2 ** 56 - 1
  return { id, at: at + idBytes + sizeBytes, size: isUnknown ? Number.POSITIVE_INFINITY : size }
}

/** A block can have up to 256 packets, whose number is behind its time and flags. */
function packetsOf(bytes: FileBytes, { at }: Element, isCompressed: boolean): number {
  const head = bytes.read(at, maxHeadBytes)
  const flagsAt = widthOf(head[0]) + 2
  const isLaced = ((head[flagsAt] ?? 0) & 6) !== 0
  if (!isLaced) return 1
  return isCompressed ? 256 : (head[flagsAt + 1] ?? 0) + 1
}

/** mediabunny also reads clusters that begin where the segment ends. */
const endsSegment = (id: number) => id === segment || id === cluster

/** @throws when more is described than was sent, or where a reader of WebM would search for ever */
export function checkElements(bytes: FileBytes, { spend }: Budget): void {
  let isCompressed = false
  let segmentEnd = 0
  for (let at = 0; bytes.size - at >= minSearchedBytes; ) {
    const element = elementAt(bytes, at)
    if (!element && at < segmentEnd) throw new Error('the video has bytes between its elements')
    if (!element) return
    const { id, size } = element
    at = element.at
    spend('parts')
    if (counted[id]) spend(counted[id])
    if (foreign.has(id)) throw new Error('the video has attachments')
    if (endsSegment(id)) segmentEnd = Math.max(segmentEnd, at + size)
    isCompressed ||= id === compression
    if (blocks.has(id)) spend('packets', packetsOf(bytes, element, isCompressed))
    if (!containers.has(id)) at += size
  }
}
