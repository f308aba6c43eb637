import { panes } from './facade.ts'
import { dark, type Place, shade, tone } from '../paper/mood.ts'
import {
  type Box,
  boxPath,
  down,
  ellipse,
  glow,
  height,
  path,
  rect,
  repeat,
  roundArch,
  width,
} from '../paper/paint.ts'

/** Arcade with shops: what stands between a tower and the street. */
export function podium(place: Place, [x, y, w, h]: Box, wall: string): string {
  const bays = Math.round(w / 84)
  const cells = Array.from(
    { length: bays },
    (_, index): Box => [x + ((index + 0.2) * w) / bays, y + h * 0.34, (w / bays) * 0.6, h * 0.66],
  )
  const lights = dark(place.light)
    ? path(
        repeat(bays, (i) => ellipse([x + ((i + 0.5) * w) / bays, y + h + 18], [52, 14])),
        place.mood.lamp,
        'opacity=".35"',
      )
    : ''
  return (
    rect([x, y, w, h], tone(place, wall)) +
    rect([x - 8, y, w + 16, 18], tone(place, '#fff8ea')) +
    rect([x, y + 18, w, 16], shade(place, wall), 'opacity=".5"') +
    path(cells.map(roundArch).join(''), shade(place, '#3e5a5c')) +
    panes({ ...place, mood: { ...place.mood, lit: place.mood.lit * 1.8 } }, cells, roundArch) +
    lights
  )
}

export function street(place: Place, base: number): string {
  const marks = repeat(9, (index) => boxPath([index * 230 + 30, base + 176, 120, 9]))
  return (
    rect([0, base, width, 78], tone(place, '#e7dac3')) +
    rect([0, base + 70, width, 12], shade(place, '#cbb898')) +
    rect(
      [0, base + 82, width, height - base - 82],
      down(shade(place, '#8f938d'), shade(place, '#6f7673')),
    ) +
    path(marks, tone(place, '#f6efdf'), 'opacity=".8"') +
    rect([0, base + 262, width, height], tone(place, '#e7dac3')) +
    rect([0, base + 258, width, 12], shade(place, '#cbb898'))
  )
}

export const vignette = (place: Place) =>
  dark(place.light) ? rect([0, 0, width, height], glow('#0a1a2400', '#0a1a2400', '#0a1a2440')) : ''
