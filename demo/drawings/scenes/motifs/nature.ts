import { far, type Place, shade, tone } from '../paper/mood.ts'
import {
  circle,
  down,
  ellipse,
  faint,
  mix,
  outline,
  path,
  type Point,
  poly,
  rect,
  repeat,
  rounded,
  width,
} from '../paper/paint.ts'

type Ridge = { tall: number; distance: number; base?: number }

/** A ridge line with a shaded flank on each peak, away from the sun. */
export function mountains(
  place: Place,
  { tall, distance, base = place.horizon + 10 }: Ridge,
): string {
  const { roll } = place
  const points: Point[] = []
  const [slow, quick] = [roll.between(0.002, 0.0034), roll.between(0.008, 0.012)]
  const shift = roll.between(0, 9)
  for (let x = -80; x <= width + 120; x += roll.between(46, 96)) {
    const wave = 0.5 + 0.28 * Math.sin(x * slow + shift) + 0.12 * Math.sin(x * quick + shift * 3)
    points.push([x, base - tall * (wave + roll.between(-0.1, 0.1))])
  }
  const body = poly([[-80, base], ...points, [width + 120, base]], far(place, '#b08a72', distance))
  return body + path(flanks(place, points, base), far(place, '#7d5a55', distance + 0.04))
}

function flanks({ sun }: Place, points: Point[], base: number): string {
  const side = sun.x > width / 2 ? -1 : 1
  return points
    .map((peak, index) => {
      const foot = points[index + side]
      if (!foot || foot[1] < peak[1]) return ''
      const depth = (base - peak[1]) * 0.55
      return outline([
        peak,
        foot,
        [foot[0] + side * 14, foot[1] + depth * 0.7],
        [peak[0] + side * 26, peak[1] + depth],
        [peak[0] - side * 8, peak[1] + depth * 0.45],
      ])
    })
    .join('')
}

/** A row of dunes: lit slope, and a slip face cut by an S-shaped crest. */
export function dunes(place: Place, { tall, distance, base = place.horizon + 60 }: Ridge): string {
  const { roll, sun } = place
  const side = sun.x > width / 2 ? -1 : 1
  const [lit, dull] = [
    mix(tone(place, '#e6c797'), place.haze, distance),
    mix(shade(place, '#c89a68'), place.haze, distance * 0.9),
  ]
  const band = rect([0, base - tall * 0.34, width, tall * 0.34 + 4], dull)
  return (
    band +
    repeat(5, (index) => {
      const x = index * 440 + roll.between(-140, 100)
      const [reach, h] = [roll.between(420, 700), tall * roll.between(0.5, 1.1)]
      const [a, b] = [x - side * reach, x + side * reach * 0.7]
      const body = `M${a} ${base}C${a + side * reach * 0.5} ${base} ${x - side * 150} ${base - h * 0.8} ${x} ${base - h}C${x + side * 90} ${base - h * 0.6} ${b - side * 160} ${base} ${b} ${base}z`
      const slip = `M${x} ${base - h}C${x + side * 90} ${base - h * 0.6} ${b - side * 160} ${base} ${b} ${base}L${x - side * 60} ${base}C${x + side * 110} ${base - h * 0.3} ${x - side * 40} ${base - h * 0.55} ${x} ${base - h}z`
      return path(body, lit) + path(slip, dull)
    })
  )
}

/** Rounded crowns over dark water roots. */
export function mangroves(place: Place, base: number): string {
  const { roll } = place
  const crowns = (count: number, r: number) =>
    repeat(count, (index) => {
      const x = (index * width) / count + roll.between(-30, 30)
      return ellipse([x, base - r * 0.5], [r * roll.between(1, 1.8), r * roll.between(0.6, 1)])
    })
  return (
    path(crowns(34, 34), far(place, '#4f7f66', 0.45)) +
    path(crowns(30, 24), far(place, '#2f6350', 0.28))
  )
}

function glitter({ roll }: Place, [top, bottom]: Point, count: number): string {
  return repeat(count, () => {
    const depth = roll.next() ** 1.4
    const y = top + (bottom - top) * depth
    const w = 30 + depth * 190 * roll.next()
    return rounded([roll.between(-60, width), y, w, 2 + depth * 4], '#ffffff', 3)
  })
}

export function water(place: Place, top: number, bottom: number): string {
  const { mood, sun, roll } = place
  const body = rect(
    [0, top, width, bottom - top],
    down(mood.sea[0], mix(mood.sea[0], mood.sea[1], 0.65), mood.sea[1]),
  )
  const column = repeat(16, (index) => {
    const y = top + ((bottom - top) * (index + 0.5)) / 16
    const w = sun.r * roll.between(0.6, 1.7) * (1 + index * 0.04)
    return rounded([sun.x - w / 2 + roll.between(-24, 24), y, w, 5 + index * 0.35], mood.sun, 4)
  })
  return body + faint(column, 0.5) + faint(glitter(place, [top + 6, bottom], 46), 0.16)
}

export function sand(place: Place, top: number, bottom: number): string {
  const { roll } = place
  const [lit, dull] = [tone(place, '#ead6ae'), tone(place, '#d3b583')]
  const ripples = repeat(26, () => {
    const y = roll.between(top + 20, bottom)
    const w = roll.between(60, 300)
    return rounded([roll.between(-50, width), y, w, 4], shade(place, '#c7a673'), 2)
  })
  return rect([0, top, width, bottom - top], down(lit, dull)) + faint(ripples, 0.3)
}

/** An umbrella-shaped ghaf, the desert's own tree. */
export function ghaf(place: Place, [x, y]: Point, h: number): string {
  const { roll } = place
  const trunk = `M${x - h * 0.04} ${y}C${x} ${y - h * 0.3} ${x - h * 0.1} ${y - h * 0.4} ${x - h * 0.22} ${y - h * 0.66}L${x - h * 0.15} ${y - h * 0.66}C${x - h * 0.06} ${y - h * 0.46} ${x} ${y - h * 0.5} ${x + h * 0.2} ${y - h * 0.7}L${x + h * 0.26} ${y - h * 0.68}C${x + h * 0.08} ${y - h * 0.44} ${x + h * 0.04} ${y - h * 0.3} ${x + h * 0.06} ${y}z`
  const puffs = (count: number, r: number, lift: number) =>
    repeat(count, () =>
      circle(
        x + roll.between(-0.42, 0.42) * h,
        y - h * (lift + roll.between(-0.1, 0.1)),
        r * h * roll.between(0.7, 1.1),
      ),
    )
  return (
    path(ellipse([x, y], [h * 0.5, h * 0.05]), shade(place, '#8a6f4d'), 'opacity=".35"') +
    path(trunk, shade(place, '#6b5138')) +
    path(puffs(11, 0.17, 0.74), shade(place, '#5f7d53')) +
    path(puffs(9, 0.13, 0.84), tone(place, '#7f9a63'))
  )
}
