import { thumbHashToRGBA } from 'thumbhash'

const { max, min, round } = Math

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

/** Four bits are enough for what is blurred, and a page compresses the others away. */
const inFourBits = (value: number) => (round(value) & 240) | 8

type Pixels = ReturnType<typeof thumbHashToRGBA>

/** The mean of one channel in one part of a picture: 0 is red. */
function meanOf({ w, h, rgba }: Pixels, part: { row: number; column: number; rows: number }) {
  const [left, right] = [part.column, part.column + 1].map((at) => round((at * w) / columns))
  const [top, bottom] = [part.row, part.row + 1].map((at) => round((at * h) / part.rows))
  return (channel: number) => {
    let [sum, count] = [0, 0]
    for (let y = top!; y < bottom!; y++)
      for (let x = left!; x < right!; x++, count++) sum += rgba[4 * (y * w + x) + channel]!
    return sum / max(1, count)
  }
}

/**
 * A picture of a few pixels as a `data:` address, which a browser blurs when it enlarges it: what shows
 * until the photo has come (decision 48).
 */
export function previewOf(thumbhash: string): string {
  const pixels = thumbHashToRGBA(Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0)))
  const rows = max(1, min(maxPreviewRows, round((columns * pixels.h) / pixels.w)))
  const bytes = headerOf(rows)
  for (let row = rows; row--; )
    for (let column = 0; column < columns; column++)
      bytes.push(...[2, 1, 0].map(meanOf(pixels, { row, column, rows })).map(inFourBits))
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}
