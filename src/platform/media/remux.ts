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
import { checkBoxes } from './boxes.ts'
import { maxPackets, openBudget } from './budget.ts'
import { checkElements } from './elements.ts'
import { readFileBytes } from './file-bytes.ts'
import type { VideoFacts } from './protocol.ts'

const outputs = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
}

/** Overlapping packets can describe far more than was sent; other containers have other tables. */
const maxCopyBytes = (sentBytes: number) => Math.ceil(sentBytes * 1.125) + 1024 * 1024

/** An empty packet still costs memory and a table entry. */
const emptyPacketBytes = 1_000

async function* packetSizes(input: Input): AsyncGenerator<number> {
  for (const track of await input.getTracks()) {
    const packets = new EncodedPacketSink(track).packets(undefined, undefined, {
      metadataOnly: true,
    })
    for await (const { byteLength } of packets) yield byteLength || emptyPacketBytes
  }
}

/** Checked before copying, since the packets of an MP4 are held in memory until the last one. */
async function isWithin(input: Input, sentBytes: number): Promise<boolean> {
  let [bytes, packets] = [0, 0]
  for await (const size of packetSizes(input)) {
    bytes += size
    packets += 1
    if (bytes > maxCopyBytes(sentBytes) || packets > maxPackets(sentBytes)) return false
  }
  return true
}

/** Runs before mediabunny lists what a file describes. @throws when that is more than was sent */
async function checkDescription(input: Input, path: string) {
  const check = (await input.getFormat()) === WEBM ? checkElements : checkBoxes
  readFileBytes(path, (bytes) => check(bytes, openBudget(bytes.size)))
}

/** A full disk shortens a write without an error; mediabunny would leave half a video. */
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

/** Nothing is decoded; tags and positions are left out. Undefined when it is no whole video. */
export async function remux({ path, target, ending }: Paths): Promise<VideoFacts | undefined> {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(path) })
  await checkDescription(input, path)
  const track = await input.getPrimaryVideoTrack()
  if (!track) return undefined
  const sentBytes = (await stat(path)).size
  if (!(await isWithin(input, sentBytes))) return undefined
  await using file = await open(target, 'wx', 0o600)
  const output = new Output({
    format: outputs[ending](),
    target: new StreamTarget(writerTo(file, maxCopyBytes(sentBytes)), { chunked: true }),
  })
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
  if (!conversion.isValid) return undefined
  await conversion.execute()
  return { width: track.displayWidth, height: track.displayHeight }
}
