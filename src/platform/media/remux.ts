import { type FileHandle, open } from 'node:fs/promises'
import {
  Conversion,
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
 * A disk that becomes full takes a part of what is written and says so only by the number of bytes;
 * the next write fails. mediabunny's own target does not ask, and would leave half a video.
 */
async function writeWhole(file: FileHandle, { data, position }: StreamTargetChunk) {
  for (let from = 0; from < data.length; ) {
    const { bytesWritten } = await file.write(data, from, data.length - from, position + from)
    from += bytesWritten
  }
}

const writerTo = (file: FileHandle) =>
  new WritableStream<StreamTargetChunk>({ write: (chunk) => writeWhole(file, chunk) })

type Paths = { path: string; target: string; ending: keyof typeof outputs }

/**
 * Copies the packets of a video into a new container: nothing is decoded, tags and positions stay
 * behind. Undefined when it has no picture or is no whole video.
 */
export async function remux({ path, target, ending }: Paths): Promise<VideoFacts | undefined> {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(path) })
  const track = await input.getPrimaryVideoTrack()
  if (!track) return undefined
  await using file = await open(target, 'wx', 0o600)
  const output = new Output({
    format: outputs[ending](),
    target: new StreamTarget(writerTo(file), { chunked: true }),
  })
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
  if (!conversion.isValid) return undefined
  await conversion.execute()
  return { width: track.displayWidth, height: track.displayHeight }
}
