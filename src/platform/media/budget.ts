/** Of a short video of few bits. */
export const minPacketsAllowed = 10_000
/** A video of few bits has more than this. */
export const minBytesOfPacket = 100

export const maxPackets = (sentBytes: number) =>
  minPacketsAllowed + Math.floor(sentBytes / minBytesOfPacket)

/** A fragment of one packet has about ten boxes. */
const partsOfPacket = 4
/** A phone writes six, with those of its sensors. */
export const maxTracks = 16
/** A reader removes double entries from the middle of the list, which takes their square. */
export const maxIndexEntries = 20_000
/** A WebM refers to five of its parts. */
const maxReferences = 1_000

export type Counted = 'packets' | 'chunks' | 'parts' | 'tracks' | 'index' | 'references'

/** What a file may describe: as much work as its bytes are worth. */
export type Budget = {
  maxPackets: number
  /** @throws when the file describes more than that */
  spend: (kind: Counted, count?: number) => void
}

export function openBudget(sentBytes: number): Budget {
  const packets = maxPackets(sentBytes)
  const left: Record<Counted, number> = {
    packets,
    chunks: packets,
    parts: packets * partsOfPacket,
    tracks: maxTracks,
    index: maxIndexEntries,
    references: maxReferences,
  }
  const spend = (kind: Counted, count = 1) => {
    left[kind] -= count
    if (left[kind] < 0) throw new Error(`the video describes too many ${kind}`)
  }
  return { maxPackets: packets, spend }
}
