import { backdrop } from './backdrop.ts'
import { dunes, sand, water } from './nature.ts'
import { palm, tree } from './plants.ts'
import { sky } from './sky.ts'
import { type Chance } from '../paper/chance.ts'
import { dark, type Place, shade, tone } from '../paper/mood.ts'
import {
  between,
  across,
  type Box,
  boxPath,
  clipped,
  down,
  ellipse,
  glow,
  height,
  mix,
  path,
  pointedArch,
  poly,
  rect,
  repeat,
  roundArch,
  rounded,
  stroke,
  width,
} from '../paper/paint.ts'

const walls = ['#f3ebde', '#e9dcc6', '#d3d9ca', '#ecd2bc', '#f6f1e7', '#c3cfc6', '#e4d3c0'] as const

export type Room = {
  place: Place
  outside: Place
  wall: string
  floor: string
  base: number
  roll: Chance
  view?: Outlook
}

const floors = ['#c99d70', '#e4d6bd', '#dfd5c4', '#a97f58', '#d8b48a'] as const

/** Indoors the lamps soften the hour: evening is warm, not blue. */
export function roomOf(outside: Place): Room {
  const { roll, light } = outside
  const evening = dark(light)
  const warm = evening ? (['#c98f62', 0.3] as const) : (['#fff1dc', 0.08] as const)
  const cool = evening ? (['#4a3540', 0.44] as const) : (['#7f7468', 0.26] as const)
  const place = { ...outside, mood: { ...outside.mood, warm, cool } }
  return { place, outside, roll, wall: roll.pick(walls), floor: roll.pick(floors), base: 930 }
}

function floorOf({ place, floor, base, roll }: Room): string {
  const [x, y] = [width / 2, base - 420]
  const body = rect(
    [0, base, width, height - base],
    down(shade(place, floor), tone(place, floor), tone(place, mix(floor, '#ffffff', 0.12))),
  )
  const reach = (height - y) / (base - y)
  const rays = repeat(27, (index) => {
    const from = (index - 13) * 118
    return `M${x + from} ${base}L${x + from * reach} ${height}`
  })
  const seams = repeat(5, (index) => `M0 ${base + 18 + index * index * 16 + index * 22}H${width}`)
  const tiled = roll.odds(0.6)
  return body + stroke(rays + (tiled ? seams : ''), shade(place, mix(floor, '#6b4a30', 0.25)), 2)
}

export function shell(room: Room): string {
  const { place, wall, base } = room
  const back = rect(
    [0, 0, width, base],
    across(
      tone(place, mix(wall, '#ffffff', 0.14)),
      tone(place, wall),
      shade(place, mix(wall, '#ffffff', 0.35)),
    ),
  )
  const cove =
    rect([0, 0, width, 56], tone(place, '#fdf8ef')) +
    rect([0, 56, width, 10], shade(place, wall), 'opacity=".5"') +
    rect([0, 66, width, 90], down('#fff2d660', '#fff2d600'))
  const skirting =
    rect([0, base - 22, width, 22], tone(place, '#fdf8ef')) +
    rect([0, base - 2, width, 4], shade(place, '#b79c7c'))
  return back + cove + floorOf(room) + skirting
}

type Outlook = 'city' | 'sea' | 'dunes' | 'garden'

const outlooks: readonly [Outlook, ...Outlook[]] = ['city', 'sea', 'sea', 'garden', 'dunes']

export function outlook(outside: Place, kind = outside.roll.pick(outlooks)): string {
  const { roll, horizon } = outside
  const base = horizon + 4
  const above = sky(outside) + (kind === 'dunes' ? '' : backdrop(outside))
  if (kind === 'dunes')
    return (
      above +
      dunes(outside, { tall: 210, distance: 0.45, base: base + 30 }) +
      dunes(outside, { tall: 160, distance: 0.12, base: base + 130 }) +
      sand(outside, base + 126, height)
    )
  if (kind === 'sea') return above + water(outside, base, height)
  if (kind === 'city')
    return (
      above +
      rect([0, base, width, height], down(shade(outside, '#c9b596'), shade(outside, '#8fa182'))) +
      repeat(12, (i) =>
        tree(outside, [i * 170 + roll.between(-40, 40), base + 70], roll.between(80, 130)),
      )
    )
  return (
    above +
    rect([0, base, width, height], tone(outside, '#9cb57e')) +
    repeat(8, (i) =>
      palm(
        outside,
        [i * 250 + roll.between(-60, 60), base + roll.between(60, 190)],
        roll.between(240, 420),
      ),
    )
  )
}

/** The same view behind one or many panes; `d` is the glass. */
export function glazed(room: Room, [x, y, w, h]: Box, d: string): string {
  const { outside } = room
  const tall = Math.min(height, (1500 * h) / w)
  const wide = (tall * w) / h
  const from = Math.max(
    0,
    Math.min(width - wide, outside.sun.x - wide * (outside.sun.x > 960 ? 0.7 : 0.3)),
  )
  const top = Math.max(0, Math.min(height - tall, outside.horizon - tall * 0.66))
  const view = `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${from} ${top} ${wide} ${tall}" preserveAspectRatio="xMidYMid slice">${outlook(outside, room.view)}</svg>`
  const pane = poly(
    [
      [x + w * 0.1, y + h],
      [x + w * 0.4, y],
      [x + w * 0.52, y],
      [x + w * 0.22, y + h],
    ],
    '#ffffff',
    'opacity=".1"',
  )
  return clipped(d, view + pane)
}

export type Opening = 'arches' | 'wide' | 'pointed' | 'single'

function openings(kind: Opening, [x, y, w, h]: Box): { holes: Box[]; shape: (box: Box) => string } {
  if (kind === 'wide') return { holes: [[x, y, w, h]], shape: boxPath }
  if (kind === 'single') return { holes: [[x + w * 0.22, y, w * 0.56, h]], shape: roundArch }
  const gap = 46
  const each = (w - gap * 2) / 3
  const holes = [0, 1, 2].map((index): Box => [x + index * (each + gap), y, each, h])
  return { holes, shape: kind === 'pointed' ? pointedArch : roundArch }
}

export function windowWall(room: Room, box: Box, kind: Opening): string {
  const { place } = room
  const { holes, shape } = openings(kind, box)
  const frames = holes
    .map(
      ([x, y, w, h]) =>
        path(shape([x - 18, y - 18, w + 36, h + 18]), tone(place, '#fdf8ef')) +
        path(shape([x - 6, y - 6, w + 12, h + 6]), shade(place, '#8a6b50')),
    )
    .join('')
  const bars = holes
    .map(
      ([x, y, w, h]) =>
        repeat(w > 500 ? 3 : 1, (i) =>
          boxPath([x + (w * (i + 1)) / (w > 500 ? 4 : 2) - 4, y, 8, h]),
        ) + boxPath([x, y + h * (w > 500 ? 0.24 : 0.44), w, 7]),
    )
    .join('')
  const d = holes.map(shape).join('')
  const sill = rect([box[0] - 30, box[1] + box[3] - 4, box[2] + 60, 16], tone(place, '#fdf8ef'))
  return (
    frames +
    glazed(room, box, d) +
    clipped(d, path(bars, shade(place, '#8a6b50'))) +
    sill +
    sunbeam(room, box)
  )
}

/** Daylight from the window, laid over the floor. */
function sunbeam({ place, outside, base }: Room, [x, , w]: Box): string {
  if (dark(place.light)) return ''
  const lean = outside.sun.x > width / 2 ? -220 : 220
  return path(
    between([x, x + w, base], [x + lean * 1.2 - 60, x + w + lean * 1.6, height]),
    down('#fff3d266', '#fff3d214'),
  )
}

export function drapes({ place, roll }: Room, [x, y, w, h]: Box): string {
  const cloth = roll.pick(['#e9ddc9', '#c9d3c7', '#dcb79c', '#f2eadc'])
  const panel = (from: number) =>
    rect([from, y, 120, h], tone(place, cloth)) +
    path(
      repeat(5, (i) =>
        between(
          [from + i * 26, from + i * 26 + 12, y],
          [from + i * 26 - 2, from + i * 26 + 8, y + h],
        ),
      ),
      shade(place, cloth),
      'opacity=".55"',
    )
  return (
    panel(x - 120) +
    panel(x + w) +
    rounded([x - 160, y - 12, w + 320, 12], shade(place, '#7a5f48'), 6)
  )
}

export const lampGlow = ({ place }: Room, [x, y, r]: readonly [number, number, number]) =>
  path(
    ellipse([x, y], [r, r]),
    glow(
      `${place.mood.lamp}${dark(place.light) ? 'b0' : '48'}`,
      `${place.mood.lamp}30`,
      `${place.mood.lamp}00`,
    ),
  )

export const shadow = ({ place }: Room, [x, y, w]: readonly [number, number, number]) =>
  path(ellipse([x, y], [w, w * 0.07]), shade(place, '#5d4432'), 'opacity=".32"')
