import { fabrics } from './fabrics.ts'
import { type Room, shadow } from './room.ts'
import { shade, tone } from '../paper/mood.ts'
import {
  between,
  type Box,
  circle,
  ellipse,
  path,
  type Point,
  poly,
  rect,
  repeat,
  roundArch,
  rounded,
  stroke,
} from '../paper/paint.ts'

/** The coffee pot that stands in every majlis. */
export function dallah({ place }: Room, [x, y]: Point): string {
  const brass = tone(place, '#c99b45')
  return (
    path(`M${x - 22} ${y}c-10 -22 8 -34 8 -54q0 -10 -6 -16h40q-6 6 -6 16c0 20 18 32 8 54z`, brass) +
    path(`M${x - 18} ${y - 70}q18 -34 36 0z`, shade(place, '#a67b2f')) +
    circlePath(place, [x, y - 92], 5) +
    stroke(`M${x + 20} ${y - 62}q34 4 22 36M${x - 14} ${y - 56}q-26 -4 -36 -22`, brass, 7)
  )
}

const circlePath = (place: Room['place'], [x, y]: Point, r: number) =>
  path(circle(x, y, r), tone(place, '#c99b45'))

export function books({ place, roll }: Room, [x, y]: Point): string {
  return repeat(3, (i) =>
    rounded([x + i * 5, y - 14 - i * 13, 92 - i * 12, 12], tone(place, roll.pick(fabrics)), 2),
  )
}

export function vase({ place, roll }: Room, [x, y]: Point, h: number): string {
  const colour = roll.pick(['#c98a66', '#f3e8d6', '#5f7f86', '#2f5d52', '#d9a77e'])
  const stems = stroke(
    repeat(
      5,
      (i) =>
        `M${x} ${y - h}q${(i - 2) * 10} ${-h * 0.5} ${(i - 2) * 22} ${-h * (0.9 - Math.abs(i - 2) * 0.1)}`,
    ),
    shade(place, '#7c8a52'),
    3,
  )
  const ears = path(
    repeat(5, (i) => ellipse([x + (i - 2) * 22, y - h * (1.94 - Math.abs(i - 2) * 0.1)], [6, 20])),
    tone(place, '#d9b27c'),
  )
  const bowl = `M${x - h * 0.14} ${y - h}c${h * 0.02} ${h * 0.2} ${-h * 0.3} ${h * 0.3} ${-h * 0.26} ${h * 0.62}q${h * 0.04} ${h * 0.34} ${h * 0.2} ${h * 0.38}h${h * 0.4}q${h * 0.16} ${-h * 0.04} ${h * 0.2} ${-h * 0.38}c${h * 0.04} ${-h * 0.32} ${-h * 0.28} ${-h * 0.42} ${-h * 0.26} ${-h * 0.62}z`
  return (
    stems +
    ears +
    path(bowl, tone(place, colour)) +
    path(
      `M${x + h * 0.05} ${y}h${h * 0.15}q${h * 0.16} ${-h * 0.04} ${h * 0.2} ${-h * 0.38}q-${h * 0.04} -${h * 0.2} -${h * 0.16} -${h * 0.36}q${h * 0.1} ${h * 0.5} -${h * 0.19} ${h * 0.74}z`,
      shade(place, colour),
      'opacity=".6"',
    )
  )
}

export function plant(room: Room, [x, base]: Point, h: number): string {
  const { place, roll } = room
  const pot = roll.pick(['#c98a66', '#f1e6d4', '#4e5f5a', '#d9b48f'])
  const leaf = (i: number, count: number) => {
    const angle = -Math.PI / 2 + (i / (count - 1) - 0.5) * 2.5 + roll.between(-0.1, 0.1)
    const long = h * roll.between(0.5, 0.72)
    const [fx, fy] = [x, base - h * 0.3]
    const [tx, ty] = [fx + Math.cos(angle) * long, fy + Math.sin(angle) * long]
    const [nx, ny] = [-Math.sin(angle) * long * 0.17, Math.cos(angle) * long * 0.17]
    const [mx, my] = [(fx + tx * 1.6) / 2.6, (fy + ty * 1.6) / 2.6 - long * 0.1]
    return `M${fx} ${fy}Q${mx + nx} ${my + ny} ${tx} ${ty}Q${mx - nx} ${my - ny} ${fx} ${fy}z`
  }
  return (
    shadow(room, [x, base, h * 0.2]) +
    path(
      repeat(7, (i) => leaf(i, 7)),
      shade(place, '#1f5546'),
    ) +
    path(
      repeat(6, (i) => leaf(i, 6)),
      tone(place, '#3f7a5c'),
    ) +
    path(
      between([x - h * 0.16, x + h * 0.16, base - h * 0.3], [x - h * 0.12, x + h * 0.12, base]),
      tone(place, pot),
    ) +
    path(
      between([x + h * 0.05, x + h * 0.16, base - h * 0.3], [x + h * 0.04, x + h * 0.12, base]),
      shade(place, pot),
      'opacity=".6"',
    )
  )
}

/** Framed: a sun over dunes, an arch, or a palm-green leaf. */
export function art({ place, roll }: Room, [x, y, w, h]: Box): string {
  const frame =
    rect([x - 10, y - 10, w + 20, h + 20], shade(place, '#8a6b50')) +
    rect([x, y, w, h], tone(place, '#faf4e8'))
  const inner: Box = [x + w * 0.14, y + h * 0.14, w * 0.72, h * 0.72]
  const [ix, iy, iw, ih] = inner
  const sunset =
    rect(inner, tone(place, '#ecc9a4')) +
    path(circle(ix + iw * 0.6, iy + ih * 0.4, iw * 0.2), tone(place, '#c7583c')) +
    poly(
      [
        [ix, iy + ih],
        [ix, iy + ih * 0.66],
        [ix + iw * 0.5, iy + ih * 0.52],
        [ix + iw, iy + ih * 0.74],
        [ix + iw, iy + ih],
      ],
      tone(place, '#0e5a4c'),
    )
  const gate =
    rect(inner, tone(place, '#e6dcc8')) +
    path(roundArch([ix + iw * 0.2, iy + ih * 0.2, iw * 0.6, ih * 0.8]), tone(place, '#c98a66')) +
    path(roundArch([ix + iw * 0.36, iy + ih * 0.42, iw * 0.28, ih * 0.58]), tone(place, '#2f5d52'))
  const waves =
    rect(inner, tone(place, '#cfdcd6')) +
    path(
      repeat(
        4,
        (i) =>
          `M${ix} ${iy + ih * (0.3 + i * 0.18)}q${iw * 0.25} ${-ih * 0.14} ${iw * 0.5} 0t${iw * 0.5} 0v${ih * 0.07}q${-iw * 0.25} ${ih * 0.14} ${-iw * 0.5} 0t${-iw * 0.5} 0z`,
      ),
      tone(place, '#3d8289'),
    )
  return frame + roll.pick([sunset, gate, waves])
}
