import { backdrop } from './motifs/backdrop.ts'
import { mashrabiya } from './motifs/facade.ts'
import { block, door, windowOf, windTower } from './motifs/masonry.ts'
import { sand, water } from './motifs/nature.ts'
import { bloom, cypress, palm, tuft } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { vignette } from './motifs/street.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import {
  between,
  type Box,
  boxPath,
  down,
  ellipse,
  height,
  path,
  pointedArch,
  poly,
  rect,
  repeat,
  roundArch,
  stroke,
  width,
} from './paper/paint.ts'

/** Stepped merlons along a roof, as on the forts of the coast. */
function merlons(place: Place, [x, y, w]: readonly [number, number, number]): string {
  const count = Math.round(w / 44)
  const each = w / count
  return path(
    repeat(count, (i) => `M${x + i * each + 4} ${y}v-16h8v-14h${each - 24}v14h8v16z`),
    tone(place, '#fbf4e6'),
  )
}

function wing(place: Place, [x, y, w, h]: Box): string {
  const bays = Math.round(w / 130)
  const upper = repeat(bays, (i) =>
    windowOf(place, [x + (w * (i + 0.5)) / bays - 30, y + h * 0.12, 60, h * 0.28], pointedArch),
  )
  const arcade = path(
    repeat(bays, (i) => pointedArch([x + (w * (i + 0.5)) / bays - 46, y + h * 0.52, 92, h * 0.48])),
    shade(place, '#6a5443'),
  )
  const inside = repeat(bays, (i) =>
    windowOf(place, [x + (w * (i + 0.5)) / bays - 24, y + h * 0.66, 48, h * 0.3], roundArch),
  )
  return (
    block(place, [x, y, w, h], '#f5ecdd') +
    rect([x, y + h * 0.46, w, 12], tone(place, '#e0c8a4')) +
    upper +
    arcade +
    inside
  )
}

function corners(place: Place, base: number): string {
  return [300, 1470]
    .map(
      (x) =>
        windTower(place, [x, base - 500, 150, 500]) +
        merlons(place, [x, base - 514, 150]) +
        windowOf(place, [x + 48, base - 210, 54, 120], pointedArch),
    )
    .join('')
}

function porch(place: Place, base: number): string {
  return (
    block(place, [760, base - 450, 400, 450], '#fbf4e6') +
    merlons(place, [752, base - 464, 416]) +
    merlons(place, [424, base - 354, 330]) +
    merlons(place, [1166, base - 354, 330]) +
    path(pointedArch([816, base - 390, 288, 390]), shade(place, '#e0c8a4')) +
    mashrabiya(place, [872, base - 300, 176, 84], 22) +
    door(place, [896, base - 200, 128, 200])
  )
}

function avenue(place: Place, base: number): string {
  return (
    repeat(5, (i) =>
      [-1, 1]
        .map((side) =>
          cypress(place, [960 + side * (250 + i * 92), base + 40 + i * 46], 190 + i * 44),
        )
        .join(''),
    ) +
    repeat(4, (i) =>
      [-1, 1]
        .map((side) => bloom(place, [960 + side * (300 + i * 130), base + 80 + i * 52], 40 + i * 8))
        .join(''),
    )
  )
}

function canal(place: Place, base: number): string {
  return (
    path(
      between([898, 1022, base + 40], [760, 1160, height]),
      down(place.mood.sea[0], place.mood.sea[1]),
    ) +
    path(
      repeat(6, (i) => ellipse([960, base + 80 + i * 50], [14 + i * 3, 5])),
      '#ffffff',
      'opacity=".5"',
    )
  )
}

export function palaceScene(place: Place): string {
  const base = place.horizon + 110
  const wings =
    wing(place, [430, base - 340, 390, 340]) +
    wing(place, [1100, base - 340, 390, 340]) +
    block(place, [80, base - 210, 230, 210], '#efe0c8') +
    block(place, [1610, base - 210, 230, 210], '#efe0c8')
  const lawn = rect([0, base, width, height], down(tone(place, '#a3bb80'), shade(place, '#5d8560')))
  const walk = path(between([800, 1120, base], [460, 1460, height]), tone(place, '#efe2ca'))
  const palms = [-1, 1]
    .map((side) =>
      repeat(3, (i) =>
        palm(place, [960 + side * (520 + i * 180), base + 20 + i * 10], 380 + i * 60),
      ),
    )
    .join('')
  return (
    sky(place) +
    backdrop(place) +
    sand(place, place.horizon, base) +
    palms +
    corners(place, base) +
    wings +
    porch(place, base) +
    lawn +
    walk +
    canal(place, base) +
    avenue(place, base) +
    vignette(place)
  )
}

function thatch(place: Place, x: number, base: number): string {
  return (
    poly(
      [
        [x - 70, base - 376],
        [x + 200, base - 560],
        [x + 640, base - 560],
        [x + 890, base - 376],
      ],
      shade(place, '#b07a52'),
    ) +
    path(
      repeat(
        11,
        (i) =>
          `M${x + i * 74} ${base - 380}l${(i - 5) * -14 + 20} -170h6l${(i - 5) * 14 - 16} 170z`,
      ),
      tone(place, '#d9a877'),
      'opacity=".5"',
    )
  )
}

function boards(place: Place, x: number, base: number): string {
  return (
    rect([x - 60, base - 70, 1000, 22], tone(place, '#b98259')) +
    stroke(`M${x - 56} ${base - 150}h700`, tone(place, '#a9764f'), 8) +
    path(
      repeat(15, (i) => boxPath([x - 54 + i * 50, base - 148, 5, 78])),
      shade(place, '#8a5d40'),
    ) +
    path(
      between([x + 700, x + 840, base - 50], [x + 660, x + 900, base + 70]),
      tone(place, '#c99b6a'),
    )
  )
}

export function chaletScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 190
  const beach = rect(
    [0, base - 30, width, height],
    down(tone(place, '#efdcb6'), tone(place, '#dcc090')),
  )
  const x = roll.between(420, 620)
  const stilts = path(
    repeat(8, (i) => boxPath([x - 30 + i * 140, base - 70, 18, 110])),
    shade(place, '#6b4a30'),
  )
  const body = block(place, [x, base - 380, 820, 320], roll.pick(['#f8f3ea', '#efe0c8', '#d3ded6']))
  const glass =
    repeat(4, (i) => windowOf(place, [x + 60 + i * 150, base - 310, 112, 210])) +
    door(place, [x + 680, base - 270, 92, 206])
  const palms = [120, 300, 1500, 1720]
    .map((at, i) => palm(place, [at, base + 40 + i * 12], roll.between(460, 640)))
    .join('')
  const grass = repeat(14, () =>
    tuft(place, [roll.between(0, width), roll.between(base + 90, height)], roll.between(40, 80)),
  )
  return (
    sky(place) +
    backdrop(place) +
    water(place, place.horizon + 4, base) +
    beach +
    stilts +
    thatch(place, x, base) +
    body +
    boards(place, x, base) +
    glass +
    palms +
    grass +
    vignette(place)
  )
}
