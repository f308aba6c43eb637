import { fabrics } from './fabrics.ts'
import { books, dallah } from './ornaments.ts'
import { type Room, shadow } from './room.ts'
import { shade, tone } from '../paper/mood.ts'
import {
  type Box,
  boxPath,
  clipped,
  ellipse,
  mix,
  outline,
  path,
  type Point,
  repeat,
  rounded,
  stroke,
} from '../paper/paint.ts'

function cushion({ place, roll }: Room, [x, y]: Point, size: number): string {
  const colour = roll.pick(fabrics)
  const turn = roll.between(-14, 14)
  const motif = roll.pick([
    path(
      repeat(3, (i) => boxPath([x + size * 0.16 + i * size * 0.26, y + 4, size * 0.1, size - 8])),
      '#fff6e6',
      'opacity=".5"',
    ),
    path(
      outline([
        [x + size / 2, y + size * 0.2],
        [x + size * 0.8, y + size / 2],
        [x + size / 2, y + size * 0.8],
        [x + size * 0.2, y + size / 2],
      ]),
      '#fff6e6',
      'opacity=".45"',
    ),
    '',
  ])
  return `<g transform="rotate(${turn} ${x + size / 2} ${y + size / 2})">${rounded([x, y, size, size], tone(place, colour), size * 0.2)}${motif}</g>`
}

function pillows(room: Room, [x, y, w]: readonly [number, number, number], size: number): string {
  return repeat(room.roll.whole(2, 3), (i) =>
    cushion(room, [x + 12 + (i === 0 ? 0 : w - size * 1.15 * i - 20), y], size),
  )
}

function sofaBack({ place }: Room, [x, top, w, h]: Box, [seats, colour]: [number, string]): string {
  const [face, back] = [tone(place, colour), shade(place, colour)]
  const each = (w - h * 0.68) / seats
  const cushions = repeat(seats, (i) =>
    rounded(
      [x + h * 0.34 + i * each + 4, top + 16, each - 8, h * 0.5],
      mix(face, back, 0.35),
      h * 0.12,
    ),
  )
  return rounded([x + h * 0.17, top, w - h * 0.34, h * 0.7], back, h * 0.16) + cushions
}

function sofaArm({ place }: Room, [x, y, w, h]: Box, colour: string): string {
  const seam = shade(place, mix(colour, '#000000', 0.25))
  const body = rounded([x, y, w, h], tone(place, colour), w * 0.4)
  return body + rounded([x + w * 0.2, y + h * 0.28, w * 0.1, h * 0.58], seam, 4)
}

export function sofa(room: Room, [x, base, w, h]: Box, colour: string): string {
  const { place, roll } = room
  const arm = h * 0.34
  const seats = roll.whole(2, 3)
  const each = (w - arm * 2) / seats
  const legs = boxPath([x + 24, base - 34, 14, 34]) + boxPath([x + w - 38, base - 34, 14, 34])
  const seat = repeat(seats, (i) =>
    rounded(
      [x + arm + i * each + 2, base - h * 0.52, each - 4, h * 0.24],
      tone(place, colour),
      h * 0.09,
    ),
  )
  const front: Box = [x + arm * 0.6, base - h * 0.3, w - arm * 1.2, h * 0.2]
  return (
    shadow(room, [x + w / 2, base, w * 0.54]) +
    path(legs, shade(place, '#6b4a30')) +
    sofaBack(room, [x, base - h, w, h], [seats, colour]) +
    seat +
    rounded(front, shade(place, colour), 14) +
    sofaArm(room, [x, base - h * 0.68, arm, h * 0.58], colour) +
    sofaArm(room, [x + w - arm, base - h * 0.68, arm, h * 0.58], colour) +
    pillows(room, [x + arm, base - h * 0.86, w - arm * 2], h * 0.4)
  )
}

export function armchair(room: Room, [x, base]: Point, colour: string): string {
  const { place } = room
  const [face, back] = [tone(place, colour), shade(place, colour)]
  const legs = stroke(
    `M${x + 40} ${base - 70}L${x + 20} ${base}M${x + 220} ${base - 70}L${x + 240} ${base}`,
    shade(place, '#6b4a30'),
    12,
  )
  return (
    shadow(room, [x + 130, base, 160]) +
    legs +
    path(`M${x + 10} ${base - 70}V${base - 190}a120 130 0 0 1 240 0V${base - 70}z`, back) +
    rounded([x + 46, base - 150, 168, 64], face, 30) +
    path(
      `M${x} ${base - 60}v-80a32 32 0 0 1 64 0v80zM${x + 196} ${base - 60}v-80a32 32 0 0 1 64 0v80z`,
      face,
    ) +
    rounded([x + 6, base - 90, 248, 42], face, 20)
  )
}

/** Sadu weaving: bands of triangles, as on Bedouin rugs. */
export function rug(room: Room, [x, y, w, h]: Box): string {
  const { place, roll } = room
  const [field, band] = roll.pick<readonly [string, string]>([
    ['#efe3cf', '#b4472f'],
    ['#b5553c', '#f1e2c8'],
    ['#e4d7bf', '#0e5a4c'],
    ['#5f7f78', '#f1e6d2'],
  ])
  if (roll.odds(0.35))
    return (
      path(ellipse([x + w / 2, y + h / 2], [w / 2, h / 2]), tone(place, field)) +
      stroke(
        ellipse([x + w / 2, y + h / 2], [w / 2 - 26, h / 2 - 10]) +
          ellipse([x + w / 2, y + h / 2], [w / 2 - 52, h / 2 - 20]),
        tone(place, band),
        7,
      )
    )
  const slope = h * 0.7
  const d = outline([
    [x, y + h],
    [x + slope, y],
    [x + w - slope, y],
    [x + w, y + h],
  ])
  const teeth =
    repeat(w / 44, (i) => `M${x + i * 44} ${y + h - 16}l22 -24 22 24z`) +
    repeat(w / 44, (i) => `M${x + i * 44} ${y + 12}l22 14 22 -14z`)
  const lines =
    boxPath([x, y + h - 56, w, 7]) + boxPath([x, y + 36, w, 5]) + boxPath([x, y + h * 0.52, w, 4])
  return path(d, tone(place, field)) + clipped(d, path(teeth + lines, tone(place, band)))
}

export function table(room: Room, [x, y, w, h]: Box): string {
  const { place, roll } = room
  const top = roll.pick(['#a9764f', '#e9dfcf', '#3f4f4a', '#c9a47a'])
  const legs = stroke(
    `M${x + w * 0.2} ${y}L${x + w * 0.14} ${y + h}M${x + w * 0.8} ${y}L${x + w * 0.86} ${y + h}M${x + w * 0.5} ${y}V${y + h + 8}`,
    shade(place, '#5a4030'),
    10,
  )
  return (
    shadow(room, [x + w / 2, y + h, w * 0.5]) +
    legs +
    path(ellipse([x + w / 2, y + 10], [w / 2, w * 0.085]), shade(place, top)) +
    path(ellipse([x + w / 2, y], [w / 2, w * 0.085]), tone(place, top)) +
    dallah(room, [x + w * 0.36, y - 2]) +
    books(room, [x + w * 0.5, y + 2])
  )
}
