import { type FileHandle, open, stat } from 'node:fs/promises'
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { VideoFacts } from './protocol.ts'

const outputs = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
}

/**
 * The largest copy of a file. A little more than was sent, since another container has other tables; but
 * a file may describe far more than it holds, with packets that lie at the same place or share a beginning.
 */
const maxCopyBytes = (sentBytes: number) => Math.ceil(sentBytes * 1.125) + 1024 * 1024

/** Of a packet without content, which costs memory and an entry in a table all the same. */
const emptyPacketBytes = 1_000

async function* packetSizes(input: Input): AsyncGenerator<number> {
  for (const track of await input.getTracks()) {
    const packets = new EncodedPacketSink(track).packets(undefined, undefined, {
      metadataOnly: true,
    })
    for await (const { byteLength } of packets) yield byteLength || emptyPacketBytes
  }
}

/**
 * Whether the packets that the file describes are no more than that together. Before the copy is begun,
 * since the packets of an MP4 are held in memory until the last one is there.
 */
async function isWithin(input: Input, maxBytes: number): Promise<boolean> {
  let bytes = 0
  for await (const size of packetSizes(input)) {
    bytes += size
    if (bytes > maxBytes) return false
  }
  return true
}

/**
 * A disk that becomes full takes a part of what is written and says so only by the number of bytes;
 * the next write fails. mediabunny's own target does not ask, and would leave half a video.
 */
async function writeWhole(file: FileHandle, { data, position }: StreamTargetChunk) {
  for (let from = 0; from < data.length; ) {
    const { bytesWritten } = await file.write(data, from, data.length - from, position + from)
    from += bytesWritten
  }
}

const writerTo = (file: FileHandle, maxBytes: number) =>
  new WritableStream<StreamTargetChunk>({
    write: async (chunk) => {
      if (chunk.position + chunk.data.length > maxBytes) throw new Error('the copy is too large')
      await writeWhole(file, chunk)
    },
  })

type Paths = { path: string; target: string; ending: keyof typeof outputs }

/**
 * Copies the packets of a video into a new container: nothing is decoded, tags and positions stay
 * behind. Undefined when it has no picture, is no whole video, or is larger than the file that was sent.
 */
export async function remux({ path, target, ending }: Paths): Promise<VideoFacts | undefined> {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(path) })
  const track = await input.getPrimaryVideoTrack()
  if (!track) return undefined
  const maxBytes = maxCopyBytes((await stat(path)).size)
  if (!(await isWithin(input, maxBytes))) return undefined
  await using file = await open(target, 'wx', 0o600)
  const output = new Output({
    format: outputs[ending](),
    target: new StreamTarget(writerTo(file, maxBytes), { chunked: true }),
  })
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
  if (!conversion.isValid) return undefined
  await conversion.execute()
  return { width: track.displayWidth, height: track.displayHeight }
}
