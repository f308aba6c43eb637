import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { middle, maxZoom, pullFrame, squareOf } from './square.ts'

const wide = { width: 400, height: 200 }
const size = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
})
const frame = fc.record({
  zoom: fc.double({ min: 1, max: maxZoom, noNaN: true }),
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})
const far = fc.double({ min: -9, max: 9, noNaN: true })

describe('The square of a photo', () => {
  test('is the largest one in the middle to begin with', () => {
    expect(squareOf(wide, middle)).toEqual({ left: 100, top: 0, side: 200 })
  })

  test('grows smaller with the zoom', () => {
    expect(squareOf(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 100, side: 100 })
  })

  test('goes left when the photo is pulled to the right', () => {
    expect(pullFrame(wide, middle, { x: 0.25, y: 0 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
  })

  test('never leaves the photo, however far it is pulled', () => {
    fc.assert(
      fc.property(size, frame, far, far, (photo, from, x, y) => {
        const { left, top, side } = squareOf(photo, pullFrame(photo, from, { x, y }))
        const slack = 1e-6 * 12_000
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-slack)
        expect(left + side).toBeLessThanOrEqual(photo.width + slack)
        expect(top + side).toBeLessThanOrEqual(photo.height + slack)
      }),
    )
  })
})
