import { backdrop } from './motifs/backdrop.ts'
import { block, door, windowOf, windTower } from './motifs/masonry.ts'
import { dunes, ghaf, mountains, sand } from './motifs/nature.ts'
import { bush, hedge, palm, tuft } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { street, vignette } from './motifs/street.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import {
  between,
  down,
  height,
  path,
  type Point,
  poly,
  rect,
  repeat,
  roundArch,
  stroke,
  width,
} from './paper/paint.ts'

function palmRows(place: Place, base: number): string {
  const { roll } = place
  return [0, 1, 2]
    .map((row) =>
      repeat(8 - row * 2, (i) =>
        palm(
          place,
          [
            i * (270 + row * 100) +
              (i * (270 + row * 100) > 800 - row * 40 ? 200 : -60) +
              row * 20 +
              roll.between(-20, 20),
            base + 70 + row * 110,
          ],
          230 + row * 90,
        ),
      ),
    )
    .join('')
}

function farmhouse(place: Place, x: number, base: number): string {
  return (
    block(place, [x, base - 190, 460, 230], '#efdfc6') +
    windTower(place, [x + 340, base - 360, 110, 400]) +
    repeat(2, (i) => windowOf(place, [x + 60 + i * 110, base - 120, 60, 90], roundArch)) +
    door(place, [x + 250, base - 100, 60, 138])
  )
}

export function farmScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 70
  const field = rect(
    [0, base + 30, width, height],
    down(tone(place, '#c4bf86'), tone(place, '#8fa262')),
  )
  const furrows = repeat(
    15,
    (i) => `M${960 + (i - 7) * 60} ${base + 30}L${960 + (i - 7) * 340} ${height}`,
  )
  const x = roll.pick([220, 1130])
  const channel = path(
    between([930, 990, base + 40], [740, 1180, height]),
    down(place.mood.sea[0], place.mood.sea[1]),
  )
  return (
    sky(place) +
    mountains(place, { tall: 240, distance: 0.66 }) +
    dunes(place, { tall: 80, distance: 0.4, base: base + 20 }) +
    field +
    stroke(furrows, shade(place, '#7d8a4f'), 9) +
    channel +
    farmhouse(place, x, base) +
    palmRows(place, base) +
    hedge(place, [-20, height + 6], width) +
    vignette(place)
  )
}

/** Whitewashed stones, a pegged string and a strip of road: a plot one could build on. */
function plotOf(place: Place, base: number): string {
  const corners: Point[] = [
    [520, base + 90],
    [1380, base + 90],
    [1660, base + 330],
    [240, base + 330],
  ]
  const edge = `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`
  const pegs = corners
    .map(
      ([x, y], i) =>
        rect([x - 6, y - 60 - i * 8, 12, 64 + i * 8], tone(place, '#fbf4e6')) +
        rect([x - 6, y - 60 - i * 8, 12, 20], tone(place, '#b4472f')) +
        poly(
          [
            [x + 6, y - 60 - i * 8],
            [x + 58, y - 44 - i * 8],
            [x + 6, y - 26 - i * 8],
          ],
          tone(place, '#0e5a4c'),
        ),
    )
    .join('')
  return (
    path(edge, tone(place, '#f6e8c8'), 'opacity=".75"') +
    `<path d="${edge}" fill="none" stroke="${tone(place, '#b4472f')}" stroke-width="6" stroke-dasharray="26 20"/>` +
    pegs
  )
}

export function landScene(place: Place): string {
  const { roll, horizon } = place
  const ridges =
    dunes(place, { tall: 130, distance: 0.5, base: horizon + 40 }) +
    dunes(place, { tall: 100, distance: 0.22, base: horizon + 100 })
  const trees = repeat(4, (i) =>
    ghaf(
      place,
      [140 + i * 540 + roll.between(-90, 90), horizon + 96 + (i % 2) * 24],
      roll.between(120, 220),
    ),
  )
  const scrub = repeat(22, () =>
    tuft(
      place,
      [roll.between(0, width), roll.between(horizon + 130, height)],
      roll.between(20, 46),
    ),
  )
  return (
    sky(place) +
    backdrop(place) +
    ridges +
    sand(place, horizon + 96, height) +
    trees +
    plotOf(place, horizon + 40) +
    scrub +
    vignette(place)
  )
}

/** A serviced plot in a built quarter: kerb, lamps, neighbours. */
export function plotScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 70
  const homes = [-40, 310, 1260, 1620]
    .map(
      (x) =>
        block(
          place,
          [x, base - roll.between(190, 290), 320, 300],
          roll.pick(['#f5ecdd', '#efdfc6', '#e9cfae']),
        ) +
        windowOf(place, [x + 60, base - 140, 70, 90]) +
        windowOf(place, [x + 190, base - 140, 70, 90], roundArch),
    )
    .join('')
  const green = repeat(8, (i) =>
    palm(place, [i * 260 + roll.between(-40, 40), base + 20], roll.between(180, 290)),
  )
  const road = `<g transform="translate(0 ${height - base - 250})">${street(place, base)}</g>`
  return (
    sky(place) +
    backdrop(place) +
    homes +
    green +
    sand(place, base, height) +
    plotOf(place, base - 60) +
    repeat(12, () =>
      tuft(place, [roll.between(0, width), roll.between(base + 60, height - 260)], 26),
    ) +
    bush(place, [120, base + 40], 60) +
    road.replace('height="1280"', 'height="10"') +
    vignette(place)
  )
}
