import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type WebMOutputFormat,
} from 'mediabunny'

/** What a tag tells that nobody else should know. */
export const filmedAt = 'filmed at 25.2N 55.3E'

/** A whole container of packets that no decoder would take, and a tag that tells too much. */
export async function filmed(
  format: Mp4OutputFormat | WebMOutputFormat = new Mp4OutputFormat(),
  { packets = 2, bytes = 3 } = {},
): Promise<Buffer> {
  const output = new Output({ format, target: new BufferTarget() })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  output.setMetadataTags({ comment: filmedAt })
  await output.start()
  const config = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 48 }
  for (let at = 0; at < packets; at += 1) {
    const packet = new EncodedPacket(new Uint8Array(bytes).fill(at + 1), 'key', at, 1)
    await source.add(packet, { decoderConfig: config })
  }
  await output.finalize()
  return Buffer.from((output.target as BufferTarget).buffer!)
}
