import { panes } from './facade.ts'
import { dark, type Place, shade, tone } from '../paper/mood.ts'
import {
  type Box,
  boxPath,
  down,
  ellipse,
  glow,
  path,
  pointedArch,
  rect,
  repeat,
  roundArch,
} from '../paper/paint.ts'

export const walls = ['#f5ecdd', '#efdfc6', '#f8f3ea', '#e9cfae'] as const

export const accents = ['#c98a66', '#b9966f', '#8fa394', '#d9b48f'] as const

/** A volume with a parapet, a lit face and the shadow of its own eaves. */
export function block(place: Place, [x, y, w, h]: Box, wall: string): string {
  const right = place.sun.x < x + w / 2
  const depth = Math.min(70, w * 0.16)
  const side = right ? ([x + w - depth, y, depth, h] as const) : ([x, y, depth, h] as const)
  return (
    rect([x, y, w, h], down(tone(place, wall), tone(place, wall))) +
    rect(side, shade(place, wall)) +
    rect([x - 10, y - 16, w + 20, 22], tone(place, '#fbf4e6')) +
    rect([x, y + 6, w, 14], shade(place, wall), 'opacity=".45"')
  )
}

export function windowOf(place: Place, box: Box, shape: (box: Box) => string = boxPath): string {
  const [x, y, w, h] = box
  const frame = path(shape([x - 9, y - 9, w + 18, h + 14]), tone(place, '#fdf7ea'))
  const bars = path(
    boxPath([x + w / 2 - 3, y + w * 0.1, 6, h - w * 0.1]) +
      boxPath([x, y + h * 0.4, w, 5]) +
      boxPath([x, y + h * 0.7, w, 5]),
    shade(place, '#5b4a3c'),
  )
  const sill = rect([x - 16, y + h, w + 32, 12], tone(place, '#fdf7ea'))
  const halo = dark(place.light)
    ? path(
        ellipse([x + w / 2, y + h / 2], [w * 1.1, h * 0.9]),
        glow(`${place.mood.lamp}50`, `${place.mood.lamp}00`),
      )
    : ''
  return (
    frame +
    path(shape(box), shade(place, '#3f5a5e')) +
    panes(
      { ...place, mood: { ...place.mood, lit: Math.min(0.85, place.mood.lit * 1.9) } },
      [box],
      shape,
    ) +
    bars +
    sill +
    halo
  )
}

export function door(place: Place, [x, y, w, h]: Box): string {
  const leaf = place.roll.pick(['#7d4f33', '#0e5a4c', '#8f4a34', '#5a4636'])
  const glowing = dark(place.light)
    ? path(
        ellipse([x + w / 2, y + h], [w * 1.6, h * 0.24]),
        glow(`${place.mood.lamp}90`, `${place.mood.lamp}00`),
      )
    : ''
  const light = dark(place.light) ? place.mood.lamp : shade(place, '#59777a')
  return (
    path(pointedArch([x - 34, y - 56, w + 68, h + 56]), tone(place, '#fdf7ea')) +
    path(pointedArch([x - 12, y - 26, w + 24, h + 26]), light) +
    rect([x, y + h * 0.22, w, h * 0.78], shade(place, leaf)) +
    path(
      boxPath([x + w / 2 - 2, y + h * 0.22, 4, h * 0.78]) +
        boxPath([x + 14, y + h * 0.32, w / 2 - 28, h * 0.24]) +
        boxPath([x + w / 2 + 14, y + h * 0.32, w / 2 - 28, h * 0.24]),
      '#1b1410',
      'opacity=".22"',
    ) +
    glowing
  )
}

/** A barjeel: the wind tower that cooled houses before electricity. */
export function windTower(place: Place, [x, y, w, h]: Box): string {
  const slots = repeat(4, (index) =>
    roundArch([x + 14 + (index * (w - 28)) / 4, y + 34, (w - 28) / 4 - 10, h * 0.42]),
  )
  const beams = repeat(
    5,
    (index) =>
      boxPath([x - 22, y + h * 0.52 + index * 12 - 24, 22, 5]) +
      boxPath([x + w, y + h * 0.52 + index * 12 - 24, 22, 5]),
  )
  return (
    path(beams, shade(place, '#6d4f38')) +
    block(place, [x, y, w, h], '#dfbf97') +
    path(slots, shade(place, '#5a4433'))
  )
}
