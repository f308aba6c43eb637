import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { VideoFacts } from './protocol.ts'

const outputs = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
}

type Paths = { path: string; target: string; ending: keyof typeof outputs }

/**
 * Copies the packets of a video into a new container: nothing is decoded, tags and positions stay
 * behind. Undefined when it has no picture or is no whole video.
 */
export async function remux({ path, target, ending }: Paths): Promise<VideoFacts | undefined> {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(path) })
  const track = await input.getPrimaryVideoTrack()
  if (!track) return undefined
  const output = new Output({ format: outputs[ending](), target: new FilePathTarget(target) })
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
  if (!conversion.isValid) return undefined
  await conversion.execute()
  return { width: track.displayWidth, height: track.displayHeight }
}
