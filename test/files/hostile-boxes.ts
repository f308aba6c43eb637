import {
  box,
  byte,
  frameOf,
  fullBox,
  headBox,
  movieBox,
  mp4Of,
  text,
  u16,
  u32,
  zeros,
} from './hostile-videos.ts'

const billions = 4e9
const onePacket = { packets: 1, packetsOfChunk: 1, sizes: 300, chunks: 1 }
const noPackets = { packets: 0, packetsOfChunk: 1, sizes: [], chunks: 0 }

const repeat = (times: number, make: (at: number) => Buffer) =>
  Buffer.concat(Array.from({ length: times }, (_, at) => make(at)))

const hundredMillion = { packets: 1e8, packetsOfChunk: 1e8, sizes: 1, chunks: 1 }

/** 1.6 KB that describe a hundred million packets of a byte. */
const tinyPackets = () => mp4Of(hundredMillion, 1_000)

/** With offsets of time, a reader makes a list of all packets. */
const listedPackets = () =>
  mp4Of({ ...hundredMillion, inTable: [fullBox('ctts', 0, u32(1, 1, 1))] }, 300)

/** Offsets of billions of packets that are not there. */
const strayOffsets = () =>
  mp4Of({ ...onePacket, inTable: [fullBox('ctts', 0, u32(2, billions, 1, billions, 1))] }, 300)

/** Each packet is found by a walk through all of its chunk. */
function longChunk() {
  const packets = 12_000
  const sizes = Array.from({ length: packets }, () => 1)
  return mp4Of({ packets, packetsOfChunk: packets, sizes, chunks: 1 }, packets)
}

const soundEntry = () =>
  box('twos', zeros(6), u16(1), zeros(8), u16(1, 16, 0, 0), u32(48_000 * 0x10000))

const soundTrack = (track: number, ...tables: Buffer[]) =>
  box(
    'trak',
    fullBox('tkhd', 7, u32(0, 0, track, 0, 1), zeros(16), zeros(36), zeros(8)),
    box(
      'mdia',
      fullBox('mdhd', 0, u32(0, 0, 48_000, 1), u16(0x55c4, 0)),
      fullBox('hdlr', 0, zeros(4), text('soun'), zeros(12), text('s\0')),
      box('minf', box('stbl', fullBox('stsd', 0, u32(1), soundEntry()), ...tables)),
    ),
  )

/** Sound without compression is read by chunks, and the table skips billions of them. */
function skippedChunks() {
  const sound = soundTrack(
    2,
    fullBox('stts', 0, u32(1, 1, 1)),
    fullBox('stsc', 0, u32(2, 1, 1, 1, billions, 1, 1)),
    fullBox('stsz', 0, u32(2, 1)),
    fullBox('stco', 0, u32(1, 40)),
  )
  return mp4Of({ ...onePacket, inMovie: [sound] }, 300)
}

/** Names of tags without a length: the reader stays where it is. */
const endlessKeys = () =>
  mp4Of(
    {
      ...onePacket,
      inMovie: [box('meta', zeros(4), fullBox('keys', 0, u32(billions, 0, 0), zeros(16)))],
    },
    300,
  )

const emptyTables = () =>
  ['stts', 'stsc', 'stco', 'stsz'].map((name) => fullBox(name, 0, u32(0, 0)))

const partOf = (packets: number, track = 1, ...more: Buffer[]) =>
  box('traf', fullBox('tfhd', 0x020000, u32(track)), ...more, fullBox('trun', 0, u32(packets)))

/** A film in fragments, whose packets have one size and one duration. */
function fragmentedOf(fragments: Buffer, ...tracks: Buffer[]) {
  const defaults = [1, 2].map((track) => fullBox('trex', 0, u32(track, 1, 1, 1, 0)))
  const movie = movieBox({ ...noPackets, inMovie: [box('mvex', ...defaults), ...tracks] }, 0)
  return Buffer.concat([headBox(), movie, fragments, box('mdat', frameOf(300))])
}

/** A reader makes as many packets as a run says, and reads nothing for them. */
const longRun = () => fragmentedOf(box('moof', partOf(1e8)))

/** With each part, the packets of those before are sorted again. */
const repeatedParts = () =>
  fragmentedOf(
    box(
      'moof',
      partOf(5_000),
      repeat(20, () => partOf(0)),
    ),
  )

/** A reader removes what has the same time from the middle of a list. */
function sameTimes() {
  const entries = 20_001
  const index = fullBox('tfra', 0, u32(1, 0, entries), zeros(entries * 11))
  const end = fullBox('mfro', 0, u32(index.length + 24))
  return Buffer.concat([fragmentedOf(box('moof', partOf(1))), box('mfra', index, end)])
}

/** A byte of what an encrypted packet needs becomes a list. */
function protectedPackets() {
  const key = Buffer.from('00000100', 'hex')
  const scheme = fullBox('schm', 0, text('cenc'), u32(0x10000))
  const protection = box('sinf', scheme, box('schi', fullBox('tenc', 0, key, zeros(17))))
  const count = 3_000_000
  const sizes = fullBox('saiz', 0, byte(0), u32(count), zeros(count))
  const part = partOf(1, 2, sizes, fullBox('saio', 0, u32(1, 0)))
  return fragmentedOf(box('moof', part), soundTrack(2, ...emptyTables(), protection))
}

/** Each track is looked for in all fragments. */
const manyTracks = () =>
  fragmentedOf(
    box('moof', partOf(1)),
    repeat(20, (at) => soundTrack(at + 2, ...emptyTables())),
  )

/** A fragment without packets is read for each track. */
const emptyFragments = () => fragmentedOf(repeat(12_000, () => box('moof')))

export const hostileBoxes = {
  tinyPackets,
  listedPackets,
  strayOffsets,
  longChunk,
  skippedChunks,
  endlessKeys,
  longRun,
  repeatedParts,
  sameTimes,
  protectedPackets,
  manyTracks,
  emptyFragments,
}
