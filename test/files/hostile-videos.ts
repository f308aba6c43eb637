export const u16 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [at, number] of numbers.entries()) bytes.writeUInt16BE(number, at * 2)
  return bytes
}

export const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * 4)
  return bytes
}

export const zeros = (count: number) => Buffer.alloc(count)
export const text = (words: string) => Buffer.from(words, 'latin1')

/** A box of ISO/IEC 14496-12. */
export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(8 + body.length), text(type), body])
}

/** A box with version 0, or another, and flags. */
export const fullBox = (type: string, versionAndFlags: number, ...parts: Buffer[]) =>
  box(type, u32(versionAndFlags), ...parts)

/** What a VP9 frame begins with that a reader asks for. */
const frameBeginning = Buffer.from('82498342', 'hex')
export const frameOf = (bytes: number) =>
  Buffer.concat([frameBeginning, Buffer.alloc(bytes, 7)], bytes)

const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

const sampleEntry = box(
  'vp09',
  zeros(6),
  u16(1),
  zeros(16),
  u16(64, 48),
  u32(0x480000, 0x480000, 0),
  u16(1),
  zeros(32),
  u16(24, 0xffff),
  fullBox('vpcC', 0x1000000, Buffer.from([0, 10, 0x82, 1, 1, 1, 0, 0])),
)

type Tables = {
  packets: number
  packetsOfChunk: number
  /** One for all packets, or those of the first few. */
  sizes: number | number[]
  chunks: number
  /** Further boxes of the film, and of its table of packets. */
  inMovie?: Buffer[]
  inTable?: Buffer[]
}

export const headBox = () => box('ftyp', text('isom'), u32(512), text('isomiso2mp41'))

export function movieBox(tables: Tables, at: number): Buffer {
  const { packets, packetsOfChunk, sizes, chunks, inMovie = [], inTable = [] } = tables
  const sizesBox =
    typeof sizes === 'number'
      ? fullBox('stsz', 0, u32(sizes, packets))
      : fullBox('stsz', 0, u32(0, sizes.length, ...sizes))
  const table = box(
    'stbl',
    fullBox('stsd', 0, u32(1), sampleEntry),
    fullBox('stts', 0, u32(1, packets, 1)),
    fullBox('stsc', 0, u32(1, 1, packetsOfChunk, 1)),
    sizesBox,
    fullBox('stco', 0, u32(chunks), u32(...Array.from({ length: chunks }, () => at))),
    ...inTable,
  )
  const source = box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1)))
  const media = box(
    'mdia',
    fullBox('mdhd', 0, u32(0, 0, 30, packets), u16(0x55c4, 0)),
    fullBox('hdlr', 0, zeros(4), text('vide'), zeros(12), text('v\0')),
    box('minf', fullBox('vmhd', 1, zeros(8)), source, table),
  )
  const sides = u32(64 * 0x10000, 48 * 0x10000)
  const track = box(
    'trak',
    fullBox('tkhd', 7, u32(0, 0, 1, 0, packets), zeros(16), matrix, sides),
    media,
  )
  const times = [u32(0, 0, 30, packets, 0x10000), u16(0x100), zeros(10)]
  return box('moov', fullBox('mvhd', 0, ...times, matrix, zeros(24), u32(2)), track, ...inMovie)
}

/** An MP4 that has one packet and describes as many as its tables say. */
export function mp4Of(tables: Tables, bytes: number): Buffer {
  const head = headBox()
  const movieAt = (at: number) => movieBox(tables, at)
  const packetAt = head.length + movieAt(0).length + 8
  return Buffer.concat([head, movieAt(packetAt), box('mdat', frameOf(bytes))])
}

/** 72 KB that describe 180 MB: all packets lie at the same place. */
export const sharedPackets = () => {
  const [bytes, packets] = [60_000, 3_000]
  return mp4Of({ packets, packetsOfChunk: 1, sizes: bytes, chunks: packets }, bytes)
}

/** Some hundred bytes that describe four billion packets without content. */
export const emptyPackets = () =>
  mp4Of({ packets: 4e9, packetsOfChunk: 4e9, sizes: [0], chunks: 1 }, 20)

/** 940 bytes: to find one packet, a reader walks through billions. */
export const endlessChunk = () =>
  mp4Of({ packets: 4e9, packetsOfChunk: 4e9, sizes: [300, 300], chunks: 1 }, 300)

/** A number of EBML (RFC 8794), always in eight bytes. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes) | (1n << 56n))
  return length
}

export function element(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id, 'hex'), lengthOf(body.length), body])
}

export const byte = (value: number) => Buffer.from([value])

export const webmHead = () =>
  element(
    '1a45dfa3',
    ...['4286', '42f7'].map((id) => element(id, byte(1))),
    element('42f2', byte(4)),
    element('42f3', byte(8)),
    element('4282', text('webm')),
    ...['4287', '4285'].map((id) => element(id, byte(2))),
  )

const webmInfo = () =>
  element(
    '1549a966',
    element('2ad7b1', u32(1_000_000)),
    ...['4d80', '5741'].map((id) => element(id, text('x'))),
  )

const webmTrack = (...encodings: Buffer[]) =>
  element(
    'ae',
    ...['d7', '73c5', '83'].map((id) => element(id, byte(1))),
    element('86', text('V_VP9')),
    element('e0', element('b0', byte(64)), element('ba', byte(48))),
    ...encodings,
  )

/** A WebM with one track of video. */
export const webmOf = (encodings: Buffer[], ...elements: Buffer[]) =>
  Buffer.concat([
    webmHead(),
    element('18538067', webmInfo(), element('1654ae6b', webmTrack(...encodings)), ...elements),
  ])

/** A WebM of 130 KB that describes 30 MB: each of its packets has lost the same beginning. */
export function strippedPackets(): Buffer {
  const [beginningBytes, packets] = [100_000, 300]
  const stripping = element(
    '5034',
    element('4254', byte(3)),
    element('4255', frameOf(beginningBytes)),
  )
  const encoding = element(
    '6240',
    element('5031', byte(0)),
    element('5032', byte(1)),
    element('5033', byte(0)),
    stripping,
  )
  const cluster = (at: number) =>
    element(
      '1f43b675',
      element('e7', u32(at * 1_000)),
      element('a3', Buffer.from('8100008000', 'hex')),
    )
  const clusters = Array.from({ length: packets }, (_, at) => cluster(at))
  return webmOf([element('6d80', encoding)], ...clusters)
}
