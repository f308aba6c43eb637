import { type Place } from './paper/mood.ts'
import {
  type Box,
  boxPath,
  circle,
  ellipse,
  height,
  path,
  type Point,
  rect,
  repeat,
  rounded,
  stroke,
  width,
} from './paper/paint.ts'

type Use = 'living' | 'bed' | 'bath' | 'kitchen' | 'hall' | 'balcony' | 'study'

type Layout = {
  rooms: readonly (readonly [Use, ...Box])[]
  doors: readonly (readonly [x: number, y: number, turn: number])[]
}

/** On a grid of 12 by 8; a door opens from its hinge by quarter turns. */
const layouts: readonly [Layout, ...Layout[]] = [
  {
    rooms: [
      ['living', 0, 2.6, 5, 5.4],
      ['kitchen', 0, 0, 3.4, 2.6],
      ['hall', 3.4, 0, 1.6, 2.6],
      ['bed', 5, 4, 3.6, 4],
      ['bath', 5, 0, 2, 4],
      ['bed', 8.6, 3.2, 3.4, 4.8],
      ['bath', 9.8, 0, 2.2, 3.2],
      ['study', 7, 0, 2.8, 3.2],
      ['hall', 7, 3.2, 1.6, 0.8],
      ['balcony', 1, 8, 4, 0.9],
    ],
    doors: [
      [4.4, 0, 0],
      [5, 5, 1],
      [5, 1.4, 1],
      [8.6, 4.4, 1],
      [10.4, 3.2, 0],
      [3.6, 2.6, 0],
    ],
  },
  {
    rooms: [
      ['living', 3.2, 0, 5.2, 5],
      ['kitchen', 3.2, 5, 3, 3],
      ['hall', 6.2, 5, 2.2, 3],
      ['bed', 0, 0, 3.2, 4.6],
      ['bath', 0, 4.6, 3.2, 3.4],
      ['bed', 8.4, 0, 3.6, 4.4],
      ['bath', 8.4, 4.4, 1.9, 3.6],
      ['study', 10.3, 4.4, 1.7, 3.6],
      ['balcony', 3.8, -0.9, 4, 0.9],
    ],
    doors: [
      [6.8, 8, 3],
      [3.2, 3.4, 1],
      [8.4, 3.2, 1],
      [8.4, 5.4, 1],
      [4, 5, 0],
      [3.2, 5.6, 1],
    ],
  },
  {
    rooms: [
      ['living', 0, 0, 5.6, 4.8],
      ['kitchen', 0, 4.8, 3.2, 3.2],
      ['hall', 3.2, 4.8, 2.4, 3.2],
      ['bed', 5.6, 0, 3.4, 4.8],
      ['bed', 9, 0, 3, 4.8],
      ['bath', 5.6, 4.8, 2.6, 3.2],
      ['bed', 8.2, 4.8, 3.8, 3.2],
      ['balcony', 0.8, -0.9, 4, 0.9],
    ],
    doors: [
      [4, 8, 3],
      [5.6, 3.6, 1],
      [9, 3.4, 1],
      [5.6, 5.6, 1],
      [8.2, 5.6, 1],
      [3.2, 5.4, 1],
    ],
  },
]

const fills: Record<Use, string> = {
  living: '#f1eadd',
  bed: '#e3e8dc',
  bath: '#d9e6e6',
  kitchen: '#f0dccb',
  hall: '#f7f2e8',
  balcony: '#eadfc9',
  study: '#ece4d2',
}

const ink = '#2b3b38'

const thin = '#6f7d78'

const fixture = (box: Box, radius = 8) =>
  rounded(box, '#fdfbf6', radius).replace('/>', ` stroke="${thin}" stroke-width="3"/>`)

function bedroom([x, y, w, h]: Box): string {
  const [bw, bh] = [Math.min(w * 0.56, 190), Math.min(h * 0.5, 210)]
  const left = x + (w - bw) / 2
  const top = y + h - bh - 22
  return (
    fixture([left, top, bw, bh]) +
    fixture([left + 12, top + bh - 56, bw / 2 - 18, 42], 12) +
    fixture([left + bw / 2 + 6, top + bh - 56, bw / 2 - 18, 42], 12) +
    stroke(`M${left} ${top + bh * 0.4}h${bw}`, thin, 3) +
    fixture([left - 50, top + bh - 44, 40, 40], 4) +
    fixture([left + bw + 10, top + bh - 44, 40, 40], 4) +
    rounded([x + 20, y + 16, w - 110, 40], '#d9cdb6', 4)
  )
}

function bath([x, y, w, h]: Box): string {
  const wide = Math.min(w - 36, 150)
  return (
    fixture([x + 18, y + 18, wide, 74], 30) +
    fixture([x + 26, y + h - 90, 56, 70], 26) +
    fixture([x + 28, y + h - 36, 52, 20], 4) +
    fixture([x + w - 84, y + h - 66, 66, 48], 10) +
    path(circle(x + w - 51, y + h - 42, 12), '#d9e6e6')
  )
}

function living([x, y, w, h]: Box): string {
  const rug = rounded([x + w * 0.14, y + h * 0.34, w * 0.5, h * 0.3], '#e0c3a2', 6)
  const sofa =
    fixture([x + w * 0.16, y + h * 0.66, w * 0.46, 70], 16) +
    fixture([x + w * 0.16, y + h * 0.66 + 46, w * 0.46, 28], 10)
  const chairs = fixture([x + 26, y + h * 0.42, 64, 74], 16)
  const dining =
    path(ellipse([x + w * 0.8, y + h * 0.3], [62, 62]), '#d9b48f') +
    repeat(4, (i) =>
      path(
        circle(
          x + w * 0.8 + Math.cos((i * Math.PI) / 2) * 88,
          y + h * 0.3 + Math.sin((i * Math.PI) / 2) * 88,
          20,
        ),
        '#c98a66',
      ),
    )
  return (
    rug + sofa + chairs + fixture([x + w * 0.29, y + h * 0.44, w * 0.18, h * 0.12], 10) + dining
  )
}

function kitchen([x, y, w, h]: Box): string {
  return (
    fixture([x + 14, y + 14, w - 28, 56], 4) +
    fixture([x + 14, y + 70, 56, h - 150], 4) +
    repeat(4, (i) =>
      path(circle(x + w * 0.5 + (i % 2) * 34, y + 30 + Math.floor(i / 2) * 26, 9), thin),
    ) +
    fixture([x + 24, y + 96, 36, 54], 8) +
    (w > 300 ? fixture([x + w * 0.42, y + h * 0.54, w * 0.42, 58], 6) : '')
  )
}

const study = ([x, y, w]: Box) =>
  fixture([x + 18, y + 18, w - 60, 58], 6) + path(circle(x + w / 2 - 14, y + 108, 26), '#8fa394')

const leaves = ([x, y, w, h]: Box) =>
  repeat(Math.floor(w / 110), (i) =>
    path(circle(x + 54 + i * 110, y + h / 2, 22), i % 2 ? '#4c8463' : '#7fa07f'),
  )

const furnish: Record<Use, (box: Box) => string> = {
  living,
  bed: bedroom,
  bath,
  kitchen,
  hall: () => '',
  balcony: leaves,
  study,
}

const swing = ([x, y]: Point, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn * 90})">${rect([-2, -9, 92, 18], '#f7f2e8')}${stroke('M0 0V88A88 88 0 0 0 88 0', thin, 3)}</g>`

export function planScene({ roll }: Place): string {
  const { rooms, doors } = roll.pick(layouts)
  const [unit, left, top] = [118, (width - 12 * 118) / 2, (height - 8 * 118) / 2]
  const place = ([, x, y, w, h]: readonly [Use, ...Box]): Box => [
    left + x * unit,
    top + y * unit,
    w * unit,
    h * unit,
  ]
  const floors = rooms
    .map((room) => rect(place(room), fills[room[0]]) + furnish[room[0]](place(room)))
    .join('')
  const walls = rooms
    .map(
      (room) =>
        `<path d="${boxPath(place(room))}" fill="none" stroke="${ink}" stroke-width="${room[0] === 'balcony' ? 5 : 16}" stroke-linejoin="round"/>`,
    )
    .join('')
  const openings = doors
    .map(([x, y, turn]) => swing([left + x * unit, top + y * unit], turn))
    .join('')
  const grid = stroke(
    repeat(32, (i) => `M${i * 60 + 30} 0V${height}`) +
      repeat(21, (i) => `M0 ${i * 60 + 40}H${width}`),
    '#ece5d7',
    2,
  )
  const [sx, sy] = [roll.odds(0.5) ? -1 : 1, roll.odds(0.5) ? -1 : 1]
  const turned = `translate(${sx < 0 ? width : 0} ${sy < 0 ? height : 0}) scale(${sx} ${sy})`
  return (
    rect([0, 0, width, height], '#fbfaf7') +
    grid +
    `<g transform="${turned}">${floors}${walls}${openings}</g>`
  )
}
