const { PI, cos, max, min, round } = Math

const columns = 4
const maxPreviewRows = 8
const bytesOfColour = 3

/** Of a picture with as many pixels, from the lowest row up (BMP, BITMAPINFOHEADER). */
const headerOf = (rows: number) =>
  // biome-ignore format: one line of the file format each
  [
    66, 77, 54 + rows * columns * bytesOfColour, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0,
    40, 0, 0, 0, columns, 0, 0, 0, rows, 0, 0, 0, 1, 0, 8 * bytesOfColour, 0,
    ...Array(24).fill(0),
  ]

type TakeBits = (count: number) => number

/** The fields of a thumbhash stand from its lowest bit on; beyond its end there are zeros. */
function bitsOf(thumbhash: string): TakeBits {
  const bytes = atob(thumbhash)
  let at = 0
  return (count) => {
    let value = 0
    for (let bit = 0; bit < count; bit++, at++)
      value |= ((bytes.charCodeAt(at >> 3) >> (at & 7)) & 1) << bit
    return value
  }
}

type Waves = { average: number; scale: number; across: number; down: number }

/** A channel as a sum of cosines. Those finer than the preview's own pixels would blur its colours. */
function channelOf(take: TakeBits, { average, scale, across, down }: Waves) {
  const waves: [number, number, number][] = []
  for (let y = 0; y < down; y++)
    for (let x = y ? 0 : 1; x * down < across * (down - y); x++)
      waves.push([x, y, (take(4) / 7.5 - 1) * scale * 2])
  return (u: number, v: number, rows: number) =>
    waves.reduce(
      (sum, [x, y, height]) =>
        x < columns && y < rows ? sum + height * cos(PI * u * x) * cos(PI * v * y) : sum,
      average,
    )
}

/** Four bits are enough for what is blurred, and a page compresses the others away. */
const byteOf = (share: number) => (max(0, min(255, round(255 * share))) & 240) | 8

/** thumbhash's saturation, which makes up for what its few bits lose. */
const saturation = 1.25

function decode(thumbhash: string) {
  const take = bitsOf(thumbhash)
  const [light, yellow, red] = [take(6) / 63, take(6) / 31.5 - 1, take(6) / 31.5 - 1]
  const scale = take(5) / 31
  const long = take(1) ? 5 : 7
  const short = take(3)
  const scales = [take(6), take(6)].map((one) => (one / 63) * saturation)
  const [across, down] = take(1) ? [long, short] : [short, long]
  // Transparency, of which a preview has none.
  if (long < 7) take(8)
  const colour = { across: 3, down: 3 }
  return {
    rows: max(1, min(maxPreviewRows, round((columns * down) / across))),
    channels: [
      channelOf(take, { average: light, scale, across: max(3, across), down: max(3, down) }),
      channelOf(take, { average: yellow, scale: scales[0]!, ...colour }),
      channelOf(take, { average: red, scale: scales[1]!, ...colour }),
    ],
  }
}

/**
 * A picture of a few pixels as a `data:` address, which a browser blurs when it enlarges it: what shows
 * until the photo has come (decision 48).
 */
export function previewOf(thumbhash: string): string {
  const { rows, channels } = decode(thumbhash)
  const bytes = headerOf(rows)
  for (let row = rows; row--; )
    for (let column = 0; column < columns; column++) {
      const [light, yellow, red] = channels.map((one) =>
        one((column + 0.5) / columns, (row + 0.5) / rows, rows),
      ) as [number, number, number]
      const blue = light - (2 / 3) * yellow
      const sum = 3 * light - blue
      bytes.push(...[blue, (sum - red) / 2, (sum + red) / 2].map(byteOf))
    }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}
