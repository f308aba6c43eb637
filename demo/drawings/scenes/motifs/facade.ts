import { dark, type Place, shade, tone } from '../paper/mood.ts'
import {
  type Box,
  boxPath,
  faint,
  mix,
  path,
  pointedArch,
  poly,
  rect,
  repeat,
  roundArch,
} from '../paper/paint.ts'

type Facade = { box: Box; bays: number; floors: number; wall: string; turned?: boolean }

const glassOf = (place: Place) => {
  const base = shade(place, '#6f9ca3')
  return [base, mix(base, place.sky[0] ?? base, 0.35), mix(base, place.haze, 0.4)] as const
}

/** Panes share four colours, one path each: thousands of windows stay four elements. */
export function panes(place: Place, cells: Box[], shape: (box: Box) => string = boxPath): string {
  const { roll, mood } = place
  const [plain, deep, bright] = glassOf(place)
  const layers = new Map([
    [plain, ''],
    [deep, ''],
    [bright, ''],
    [mood.lamp, ''],
    [mix(mood.lamp, '#e0824f', 0.35), ''],
  ])
  const colours = [...layers.keys()]
  for (const cell of cells) {
    const lit = roll.odds(mood.lit)
    const colour = colours[lit ? 3 + roll.whole(0, 1) : roll.whole(0, 2)] ?? plain
    layers.set(colour, layers.get(colour) + shape(cell))
  }
  return Array.from(layers, ([colour, d]) => (d ? path(d, colour) : '')).join('')
}

function cellsOf(
  { box: [x, y, w, h], bays, floors }: Facade,
  [fillX, fillY]: readonly [number, number],
): Box[] {
  const [bay, floor] = [w / bays, h / floors]
  return Array.from({ length: bays * floors }, (_, index): Box => {
    const [column, row] = [index % bays, Math.floor(index / bays)]
    return [
      x + bay * (column + (1 - fillX) / 2),
      y + floor * (row + (1 - fillY) * 0.6),
      bay * fillX,
      floor * fillY,
    ]
  })
}

const wallOf = (place: Place, { wall, turned }: Facade) =>
  turned ? shade(place, wall) : tone(place, wall)

function punched(place: Place, facade: Facade): string {
  return rect(facade.box, wallOf(place, facade)) + panes(place, cellsOf(facade, [0.52, 0.58]))
}

/** Floor slabs with deep balconies and a shadow under each. */
function balconies(place: Place, facade: Facade): string {
  const {
    box: [x, y, w, h],
    floors,
    bays,
  } = facade
  const wall = wallOf(place, facade)
  const floor = h / floors
  const glass =
    rect(facade.box, shade(place, '#54787f')) + panes(place, cellsOf(facade, [0.86, 0.62]))
  const columns = Math.max(1, Math.floor(bays / 3))
  const slabs = repeat(floors, (row) => boxPath([x - 5, y + row * floor, w + 10, floor * 0.2]))
  const rails = repeat(floors, (row) =>
    boxPath([x - 5, y + row * floor + floor * 0.66, w + 10, floor * 0.34]),
  )
  const piers = repeat(columns + 1, (index) => boxPath([x + (index * w) / columns - 7, y, 14, h]))
  return (
    glass +
    path(rails, wall, 'opacity=".55"') +
    path(piers, mix(wall, shade(place, facade.wall), 0.35)) +
    path(slabs, wall)
  )
}

function curtain(place: Place, facade: Facade): string {
  const {
    box: [x, y, w, h],
    bays,
    floors,
  } = facade
  const [plain, deep, bright] = glassOf(place)
  const body = rect(facade.box, facade.turned ? mix(plain, deep, 0.6) : plain)
  const gleam = poly(
    [
      [x, y + h * 0.16],
      [x + w, y + h * 0.02],
      [x + w, y + h * 0.3],
      [x, y + h * 0.5],
    ],
    bright,
    'opacity=".35"',
  )
  const lines =
    repeat(bays + 1, (index) => boxPath([x + (index * w) / bays - 1.2, y, 2.4, h])) +
    repeat(floors + 1, (index) => boxPath([x, y + (index * h) / floors - 1.2, w, 2.4]))
  const calm = { ...place, mood: { ...place.mood, lit: place.mood.lit * 0.6 } }
  const share = dark(place.light) ? 0.62 : 0.35
  return (
    body +
    faint(panes(calm, cellsOf(facade, [1, 1])), share) +
    gleam +
    path(lines, wallOf(place, facade), 'opacity=".5"')
  )
}

function fins(place: Place, facade: Facade): string {
  const {
    box: [x, y, w, h],
    bays,
    floors,
  } = facade
  const wall = wallOf(place, facade)
  const verticals = repeat(bays + 1, (index) => boxPath([x + (index * (w - 10)) / bays, y, 10, h]))
  const belts = repeat(floors / 6 + 1, (index) => boxPath([x, y + index * h * (6 / floors), w, 12]))
  return (
    rect(facade.box, shade(place, '#54787f')) +
    panes(place, cellsOf(facade, [0.95, 0.8])) +
    path(verticals + belts, wall)
  )
}

function arched(place: Place, facade: Facade): string {
  const {
    box: [x, y, w, h],
    floors,
  } = facade
  const shape = place.roll.odds(0.5) ? roundArch : pointedArch
  const cells = cellsOf(facade, [0.5, 0.66])
  const line = repeat(floors, (row) => boxPath([x, y + (row * h) / floors, w, 5]))
  return (
    rect(facade.box, wallOf(place, facade)) +
    panes(place, cells, shape) +
    path(line, shade(place, facade.wall), 'opacity=".4"')
  )
}

export const facades = { punched, balconies, curtain, fins, arched }

export type FacadeStyle = keyof typeof facades

/** A screen of eight-pointed openings, as on old houses of the Gulf. */
export function mashrabiya(place: Place, [x, y, w, h]: Box, step = 26): string {
  const { mood, light } = place
  const [columns, rows] = [Math.max(1, Math.round(w / step)), Math.max(1, Math.round(h / step))]
  const [a, b] = [w / columns, h / rows]
  const stars = repeat(columns * rows, (index) => {
    const cx = x + ((index % columns) + 0.5) * a
    const cy = y + (Math.floor(index / columns) + 0.5) * b
    const r = Math.min(a, b) * 0.36
    return (
      `M${cx - r} ${cy}L${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}z` +
      boxPath([cx - r * 0.7, cy - r * 0.7, r * 1.4, r * 1.4])
    )
  })
  const hole = dark(light) ? mood.lamp : shade(place, '#4c3f36')
  return rect([x, y, w, h], tone(place, '#b9855a')) + path(stars, hole)
}
