import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  type MovOutputFormat,
  Output,
  type WebMOutputFormat,
} from 'mediabunny'

/** What a tag tells that nobody else should know. */
export const filmedAt = 'filmed at 25.2N 55.3E'

async function addPackets(source: EncodedVideoPacketSource, packets: number, bytes: number) {
  const config = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 48 }
  for (let at = 0; at < packets; at += 1) {
    const packet = new EncodedPacket(new Uint8Array(bytes).fill(at + 1), 'key', at, 1)
    await source.add(packet, { decoderConfig: config })
  }
}

/** A whole container of packets that no decoder would take, and a tag that tells too much. */
export async function filmed(
  format: Mp4OutputFormat | MovOutputFormat | WebMOutputFormat = new Mp4OutputFormat(),
  { packets = 2, bytes = 3 } = {},
): Promise<Buffer> {
  const output = new Output({ format, target: new BufferTarget() })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  output.setMetadataTags({ comment: filmedAt })
  await output.start()
  await addPackets(source, packets, bytes)
  await output.finalize()
  return Buffer.from((output.target as BufferTarget).buffer!)
}

/** A second of a film, with sound of 96 KB without compression. */
export async function filmedWithSound(format: MovOutputFormat): Promise<Buffer> {
  const output = new Output({ format, target: new BufferTarget() })
  const [pictures, sound] = [
    new EncodedVideoPacketSource('vp9'),
    new EncodedAudioPacketSource('pcm-s16'),
  ]
  output.addVideoTrack(pictures)
  output.addAudioTrack(sound)
  await output.start()
  const config = { codec: 'pcm-s16', sampleRate: 48_000, numberOfChannels: 1 }
  const samples = new EncodedPacket(new Uint8Array(96_000), 'key', 0, 1)
  await sound.add(samples, { decoderConfig: config })
  await addPackets(pictures, 1, 3)
  await output.finalize()
  return Buffer.from((output.target as BufferTarget).buffer!)
}
