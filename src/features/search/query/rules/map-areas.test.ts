import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, boxOfCorners } from './map-areas.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** Where one arrives from a point after so many metres in a direction. */
function after([lat, lng]: [number, number], metres: number, direction: number) {
  const far = metres / 6_371_008.8
  const [from, along] = [radians(lat), radians(lng)]
  const to = Math.asin(
    Math.sin(from) * Math.cos(far) + Math.cos(from) * Math.sin(far) * Math.cos(direction),
  )
  const turn = Math.atan2(
    Math.sin(direction) * Math.sin(far) * Math.cos(from),
    Math.cos(far) - Math.sin(from) * Math.sin(to),
  )
  return { lat: degrees(to), lng: degrees(along + turn) }
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('a rectangle on the map', () => {
  it('around a point holds the whole circle', () => {
    const anywhere = fc.tuple(number(-60, 60), number(-90, 90))
    fc.assert(
      fc.property(anywhere, number(1, 500_000), number(0, 6.28), (from, radius, direction) => {
        const box = boxAround({ lat: from[0], lng: from[1], radius })
        const { lat, lng } = after(from, radius * 0.9999, direction)
        expect(lat).toBeGreaterThanOrEqual(box.south)
        expect(lat).toBeLessThanOrEqual(box.north)
        expect(lng).toBeGreaterThanOrEqual(box.west)
        expect(lng).toBeLessThanOrEqual(box.east)
      }),
    )
  })

  it('of corners is the smallest that holds them', () => {
    expect(boxOfCorners([25, 55.3, 25.2, 55.1, 25.1, 55.2])).toEqual({
      west: 55.1,
      south: 25,
      east: 55.3,
      north: 25.2,
    })
  })
})
