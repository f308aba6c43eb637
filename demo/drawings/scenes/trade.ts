import { backdrop } from './motifs/backdrop.ts'
import { panes } from './motifs/facade.ts'
import { fabrics } from './motifs/fabrics.ts'
import { block, door, windowOf } from './motifs/masonry.ts'
import { sand } from './motifs/nature.ts'
import { bloom, palm } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { stuccos } from './motifs/high-rise.ts'
import { street, vignette } from './motifs/street.ts'
import { dark, type Place, shade, tone } from './paper/mood.ts'
import {
  type Box,
  boxPath,
  circle,
  clipped,
  down,
  ellipse,
  glow,
  height,
  path,
  type Point,
  rect,
  repeat,
  roundArch,
  rounded,
  stroke,
  width,
} from './paper/paint.ts'

function awning(place: Place, [x, y, w, h]: Box, colour: string): string {
  const count = Math.round(w / 44)
  const each = w / count
  const strip = (i: number) =>
    path(
      `M${x + i * each} ${y}h${each}v${h}a${each / 2} ${each / 2} 0 0 1 ${-each} 0z`,
      i % 2 ? tone(place, '#fbf4e6') : tone(place, colour),
    )
  return repeat(count, strip) + rect([x, y, w, h * 0.2], shade(place, colour), 'opacity=".5"')
}

function shopfront(place: Place, [x, base, w, h]: Box): string {
  const { roll } = place
  const colour = roll.pick(['#0e5a4c', '#b4472f', '#c7714f', '#3d7a80', '#8a6a12'])
  const glass: Box = [x + 40, base - h * 0.5, w - 230, h * 0.44]
  const bright = { ...place, mood: { ...place.mood, lit: dark(place.light) ? 1 : 0.5 } }
  const goods = repeat(6, (i) =>
    rounded(
      [glass[0] + 24 + i * ((glass[2] - 40) / 6), base - h * 0.2 - roll.between(10, 70), 44, 200],
      tone(place, roll.pick(fabrics)),
      8,
    ),
  )
  const shelf = rect([glass[0], base - h * 0.12, glass[2], 12], tone(place, '#fbf4e6'))
  const upper = repeat(3, (i) =>
    windowOf(place, [x + w * (0.2 + i * 0.27) - 40, base - h + 60, 80, h * 0.22], roundArch),
  )
  const spill = dark(place.light)
    ? path(
        ellipse([x + w / 2, base + 30], [w * 0.5, 60]),
        glow(`${place.mood.lamp}80`, `${place.mood.lamp}00`),
      )
    : ''
  return (
    block(place, [x, base - h, w, h], roll.pick(stuccos)) +
    upper +
    rect([x + 16, base - h * 0.6, w - 32, h * 0.6], shade(place, colour)) +
    panes(bright, [glass]) +
    clipped(boxPath(glass), goods) +
    shelf +
    door(place, [x + w - 150, base - h * 0.4, 92, h * 0.4]) +
    awning(place, [x + 6, base - h * 0.63, w - 12, h * 0.13], colour) +
    spill
  )
}

export function shopScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 150
  const fronts = [0, 1, 2]
    .map((i) => shopfront(place, [i * 640, base, 640, 620 + (i % 2) * 60]))
    .join('')
  const pots = repeat(
    6,
    (i) =>
      bloom(place, [i * 330 + 60, base + 24], 40) +
      path(`M${i * 330 + 24} ${base}h72l-12 50h-48z`, tone(place, '#c98a66')),
  )
  const cafe = repeat(
    3,
    (i) =>
      stroke(
        `M${360 + i * 560} ${base + 110}v-80M${330 + i * 560} ${base + 110}h60`,
        shade(place, '#4a3a2e'),
        8,
      ) + path(ellipse([360 + i * 560, base + 26], [66, 12]), tone(place, '#fbf4e6')),
  )
  const trees = [-10, 640, 1285, 1930]
    .map((x) => palm(place, [x, base + 60], roll.between(430, 560)))
    .join('')
  return (
    sky(place) +
    backdrop(place) +
    fronts +
    street(place, base) +
    pots +
    cafe +
    trees +
    vignette(place)
  )
}

function yard(place: Place, base: number): string {
  return (
    rect([0, base, width, height], down(shade(place, '#c9bfae'), tone(place, '#dfd3bd'))) +
    path(
      repeat(7, (i) => `M${140 + i * 270} ${base + 60}l-60 150h10l60 -150z`),
      tone(place, '#fbf4e6'),
      'opacity=".7"',
    )
  )
}

function rollerDoor(place: Place, [x, y, w, h]: Box): string {
  const colour = place.roll.pick(['#0e5a4c', '#c7714f', '#5f7f86'])
  const slats = repeat(h / 24, (i) => boxPath([x, y + 4 + i * 24, w, 4]))
  return rect([x, y, w, h], shade(place, colour)) + path(slats, '#ffffff', 'opacity=".22"')
}

function bay(place: Place, [x, base, w]: readonly [number, number, number], wall: string): string {
  const gable = `M${x} ${base - 340}L${x + w / 2} ${base - 450}L${x + w} ${base - 340}`
  const ribs = repeat(w / 24, (i) => boxPath([x + i * 24, base - 340, 3, 340]))
  const windows = Array.from({ length: 5 }, (_, i): Box => {
    return [x + w * 0.18 + (i * w * 0.64) / 5, base - 320, (w * 0.64) / 6, 44]
  })
  return (
    path(`${gable}V${base}H${x}z`, tone(place, wall)) +
    path(ribs, shade(place, wall), 'opacity=".35"') +
    rect([x + w - 26, base - 340, 26, 340], shade(place, wall), 'opacity=".6"') +
    panes(place, windows) +
    rollerDoor(place, [x + w * 0.2, base - 240, w * 0.6, 240]) +
    stroke(gable, tone(place, '#fbf4e6'), 16)
  )
}

export function warehouseScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 130
  const wall = roll.pick(['#e9dcc6', '#d3dcd6', '#f1e8d9', '#d9c4a4'])
  const bays = roll.whole(3, 4)
  const w = 1640 / bays
  const palms = [40, 110, 1820, 1890].map((x, i) =>
    palm(place, [x, base + 20 + i * 8], roll.between(260, 380)),
  )
  return (
    sky(place) +
    backdrop(place) +
    sand(place, place.horizon, base) +
    repeat(bays, (i) => bay(place, [140 + i * w, base, w], wall)) +
    yard(place, base) +
    truck(place, [roll.between(260, 1100), base + 150]) +
    palms.join('') +
    vignette(place)
  )
}

function truck(place: Place, [x, y]: Point): string {
  const wheel = (at: number) =>
    path(circle(x + at, y, 34), shade(place, '#2b2f2e')) +
    path(circle(x + at, y, 14), tone(place, '#d9d2c4'))
  return (
    path(ellipse([x + 240, y + 34], [330, 18]), '#1c2b28', 'opacity=".25"') +
    rounded([x, y - 230, 350, 214], tone(place, '#fbf4e6'), 8) +
    rect([x, y - 110, 350, 30], tone(place, '#b4472f')) +
    path(`M${x + 364} ${y - 12}v-160h80q24 0 36 24l34 64q6 12 6 24v48z`, tone(place, '#0e5a4c')) +
    path(`M${x + 400} ${y - 150}h44q14 0 20 12l26 48h-90z`, shade(place, '#a9c7c6')) +
    [80, 170, 440].map(wheel).join('')
  )
}
