import { rgbaToThumbHash } from 'thumbhash'
import { expect, it } from 'vitest'
import { previewOf } from './preview.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Paint = (across: number, down: number) => Colour
type Size = { width: number; height: number }

const usual = { width: 90, height: 60 }

function thumbhashOf(paint: Paint, { width, height }: Size) {
  const pixels = Array.from({ length: width * height }, (_, at) => [
    ...paint((at % width) / width, Math.floor(at / width) / height),
    255,
  ])
  const thumbhash = rgbaToThumbHash(width, height, Uint8Array.from(pixels.flat()))
  return Buffer.from(thumbhash).toString('base64')
}

/** The preview's colours, the top row first, as its bytes say. */
function colours(preview: string): Colour[][] {
  const bytes = Buffer.from(preview.replace('data:image/bmp;base64,', ''), 'base64')
  const [start, columns, rows] = [10, 18, 22].map((at) => bytes.readInt32LE(at)) as [
    number,
    number,
    number,
  ]
  expect([bytes.toString('latin1', 0, 2), bytes.readInt32LE(2)]).toEqual(['BM', bytes.length])
  expect(bytes.length).toBe(start + rows * columns * 3)
  const colourAt = (row: number, column: number): Colour => {
    const [blue, green, red] = bytes.subarray(start + 3 * (row * columns + column))
    return [red!, green!, blue!]
  }
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => colourAt(rows - 1 - row, column)),
  )
}

const drawn = (paint: Paint, size: Size = usual) => colours(previewOf(thumbhashOf(paint, size)))

/** Of a thumbhash's few bits, the preview's four and what waves add at a hard edge. */
const tolerance = 40

function isNear(got: Colour | undefined, wanted: Colour): boolean {
  return wanted.every((value, at) => Math.abs(value - got![at]!) <= tolerance)
}

it.each([
  ['black', [0, 0, 0]],
  ['white', [255, 255, 255]],
  ['sand', [210, 190, 150]],
  ['the sea at noon', [60, 140, 200]],
] as const)('a picture that is all %s has a preview of that colour', (_, colour) => {
  expect(
    drawn(() => colour)
      .flat()
      .filter((one) => !isNear(one, colour)),
  ).toEqual([])
})

it('a preview has the colours of its picture where the picture has them', () => {
  const [sky, wall, grass] = [
    [120, 180, 230],
    [220, 200, 170],
    [60, 100, 50],
  ] as const
  const rows = drawn((_, down) => (down < 1 / 3 ? sky : down < 2 / 3 ? wall : grass))
  expect(rows).toHaveLength(3)
  const near = [sky, wall, grass].map((colour, at) => rows[at]!.every((one) => isNear(one, colour)))
  expect(near).toEqual([true, true, true])
  const [first, , , last] = drawn((across) => (across < 0.5 ? grass : wall))[1]!
  expect([isNear(first, grass), isNear(last, wall)]).toEqual([true, true])
})

it('a preview has the shape of its picture', () => {
  const shapes = [
    [90, 60],
    [60, 60],
    [60, 90],
    [100, 30],
    [10, 100],
  ].map(([width, height]) => drawn(() => [90, 90, 90], { width: width!, height: height! }))
  expect(shapes.map((rows) => [rows[0]!.length, rows.length])).toEqual([
    [4, 3],
    [4, 4],
    [4, 6],
    [4, 1],
    [4, 8],
  ])
})

it('a picture with transparent parts has one too, and half a thumbhash is no failure', () => {
  const half = Uint8Array.from(
    Array.from({ length: 3600 }, (_, at) => [200, 80, 40, at % 2 ? 255 : 0]).flat(),
  )
  const thumbhash = Buffer.from(rgbaToThumbHash(60, 60, half)).toString('base64')
  const preview = colours(previewOf(thumbhash)).flat()
  expect(preview.filter((one) => !isNear(one, [200, 80, 40]))).toEqual([])
  expect(colours(previewOf('1QcS')).length).toBeGreaterThan(0)
})
