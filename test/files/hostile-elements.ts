import { byte, element, frameOf, text, u16, u32, webmOf, zeros } from './hostile-videos.ts'

/** An element whose length is one byte. */
const short = (id: string, body: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), byte(0x80 + body.length), body])

const block = short('a3', Buffer.concat([Buffer.from('81000080', 'hex'), frameOf(20)]))
const cluster = (...blocks: Buffer[]) => element('1f43b675', element('e7', byte(0)), ...blocks)
const repeat = (times: number, make: (at: number) => Buffer) =>
  Buffer.concat(Array.from({ length: times }, (_, at) => make(at)))

/** Seven bytes a block with 256 packets; a reader inserts each of them in the middle of a list. */
const lacedBlocks = () =>
  webmOf([], cluster(repeat(15_000, () => short('a3', Buffer.from('81000084ff', 'hex')))))

/** A reader looks for the next cluster where the length is unreadable, and finds the same one. */
const endlessCluster = () => webmOf([], cluster(block), Buffer.from('1f43b67500', 'hex'), zeros(64))

/** The search for the next cluster does not end before the last eight bytes. */
const endlessSearch = () => webmOf([], cluster(block), zeros(64))

/** A reader of the segment goes on with a cluster behind it, and searches there. */
const clusterBehind = () =>
  Buffer.concat([webmOf([]), Buffer.from('1f43b67501ffffffffffffff', 'hex'), zeros(64)])

/** A reader removes what has the same time from the middle of a list. */
function sameCues() {
  const cue = short('b7', Buffer.concat([short('f7', byte(1)), short('f1', byte(0))]))
  const point = element(
    'bb',
    short('b3', byte(0)),
    repeat(20_001, () => cue),
  )
  return webmOf([], element('1c53bb6b', point), cluster(block))
}

/** Each reference to further references is looked for among all. */
function manyReferences() {
  const name = short('53ab', Buffer.from('114d9b74', 'hex'))
  const seek = (at: number) =>
    short('4dbb', Buffer.concat([name, short('53ac', u32(1_000_000_000 + at))]))
  return webmOf([], element('114d9b74', repeat(1_001, seek)), cluster(block))
}

/** A number of as many bytes takes their square. */
const longNumber = () =>
  webmOf([], element('1941a469', element('61a7', element('46ae', zeros(1_000)))), cluster(block))

/** Each track is looked for in all clusters. */
function manyTracks() {
  const sound = element('e1', short('9f', byte(2)))
  const track = (at: number) =>
    element(
      'ae',
      short('d7', u16(at + 2)),
      short('83', byte(2)),
      short('86', text('A_OPUS')),
      sound,
    )
  return webmOf([], element('1654ae6b', repeat(20, track)), cluster(block))
}

/** A cluster without a block is read for each track. */
const emptyClusters = () =>
  webmOf(
    [],
    cluster(block),
    repeat(12_000, () => short('1f43b675', zeros(0))),
  )

export const hostileElements = {
  lacedBlocks,
  endlessCluster,
  endlessSearch,
  clusterBehind,
  sameCues,
  manyReferences,
  longNumber,
  manyTracks,
  emptyClusters,
}
