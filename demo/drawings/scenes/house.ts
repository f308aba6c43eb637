import { backdrop } from './motifs/backdrop.ts'
import { mashrabiya } from './motifs/facade.ts'
import { accents, block, door, walls, windowOf, windTower } from './motifs/masonry.ts'
import { sand } from './motifs/nature.ts'
import { bloom, bush, hedge, palm, tuft } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { vignette } from './motifs/street.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import {
  boxPath,
  down,
  ellipse,
  group,
  height,
  path,
  pointedArch,
  poly,
  rect,
  repeat,
  roundArch,
  width,
} from './paper/paint.ts'

type Layout = { x: number; base: number; wall: string; accent: string }

function modern(place: Place, { x, base, wall, accent }: Layout): string {
  const { roll } = place
  const wide = roll.between(480, 600)
  const wing =
    block(place, [x, base - 250, 360, 250], accent) +
    rect([x + 40, base - 190, 280, 190], shade(place, '#6a5443')) +
    path(
      repeat(13, (i) => boxPath([x + 44 + i * 21, base - 188, 14, 188])),
      tone(place, '#8f6a4c'),
    )
  const body = block(place, [x + 330, base - 330, wide, 330], wall)
  const upper =
    block(place, [x + 240, base - 560, wide * 0.86, 240], wall) +
    windowOf(place, [x + 290, base - 500, wide * 0.32, 150]) +
    mashrabiya(place, [x + 300 + wide * 0.42, base - 530, wide * 0.3, 190])
  const slab =
    rect([x + 220, base - 336, wide + 150, 20], tone(place, '#fdf7ea')) +
    rect([x + 330, base - 316, wide, 18], shade(place, wall), 'opacity=".5"')
  const entrance = door(place, [x + 410, base - 226, 120, 226])
  const lounge = windowOf(place, [x + 620, base - 250, wide - 340, 218])
  const stair =
    block(place, [x + 330 + wide - 30, base - 450, 200, 450], accent) +
    windowOf(place, [x + 390 + wide - 30, base - 380, 74, 300])
  return upper + stair + body + wing + slab + entrance + lounge
}

/** Three shifted slabs of glass and stone. */
function stacked(place: Place, { x, base, wall, accent }: Layout): string {
  const louvres = repeat(16, (i) => boxPath([x + 700 + i * 20, base - 420, 11, 150]))
  return (
    block(place, [x + 330, base - 610, 430, 180], accent) +
    windowOf(place, [x + 380, base - 560, 320, 118]) +
    block(place, [x + 120, base - 270, 780, 270], accent) +
    windowOf(place, [x + 170, base - 226, 300, 206]) +
    door(place, [x + 540, base - 210, 110, 210]) +
    mashrabiya(place, [x + 710, base - 220, 150, 220]) +
    block(place, [x, base - 450, 1060, 200], wall) +
    windowOf(place, [x + 60, base - 408, 250, 126]) +
    windowOf(place, [x + 370, base - 408, 250, 126]) +
    rect([x + 690, base - 426, 330, 162], shade(place, '#6a5443')) +
    path(louvres, tone(place, '#a9764f'))
  )
}

function heritage(place: Place, { x, base, wall, accent }: Layout): string {
  const { roll } = place
  const shape = roll.pick([pointedArch, roundArch])
  const tower = windTower(place, [x + 720, base - 640, 150, 640])
  const body =
    block(place, [x + 60, base - 300, 1000, 300], wall) +
    block(place, [x + 150, base - 520, 520, 236], wall)
  const upper = repeat(3, (i) => windowOf(place, [x + 210 + i * 160, base - 470, 86, 150], shape))
  const arcade =
    repeat(5, (i) =>
      path(shape([x + 110 + i * 128, base - 236, 96, 236]), shade(place, '#6a5443')),
    ) + repeat(5, (i) => windowOf(place, [x + 134 + i * 128, base - 160, 48, 130], shape))
  const merlons = path(
    repeat(14, (i) => `M${x + 150 + i * 38} ${base - 530}l13 -26 13 26z`),
    tone(place, '#fbf4e6'),
  )
  const bay =
    mashrabiya(place, [x + 800, base - 250, 190, 120]) +
    rect([x + 786, base - 130, 218, 14], shade(place, '#6d4f38'))
  return (
    tower +
    body +
    merlons +
    upper +
    arcade +
    bay +
    rect([x + 60, base - 8, 1000, 8], shade(place, accent))
  )
}

function coastal(place: Place, { x, base, wall, accent }: Layout): string {
  const tiers =
    block(place, [x + 40, base - 250, 980, 250], wall) +
    block(place, [x + 300, base - 470, 560, 236], wall)
  const deck =
    rect([x, base - 262, 1060, 18], tone(place, '#a9764f')) +
    path(
      repeat(22, (i) => boxPath([x + 14 + i * 48, base - 330, 5, 70])) +
        boxPath([x + 10, base - 332, 290, 6]) +
        boxPath([x + 860, base - 332, 190, 6]),
      shade(place, '#8a5d40'),
    )
  const roofs =
    poly(
      [
        [x + 250, base - 470],
        [x + 580, base - 620],
        [x + 910, base - 470],
      ],
      shade(place, accent),
    ) +
    poly(
      [
        [x + 250, base - 470],
        [x + 580, base - 620],
        [x + 540, base - 470],
      ],
      tone(place, accent),
    )
  const glass =
    repeat(3, (i) => windowOf(place, [x + 350 + i * 165, base - 420, 120, 150])) +
    repeat(4, (i) => windowOf(place, [x + 100 + i * 150, base - 196, 112, 180], roundArch))
  return tiers + roofs + glass + deck + door(place, [x + 800, base - 190, 110, 190])
}

/** The garden wall stands before the house, its gate open on the path. */
function garden(place: Place, base: number): string {
  const { roll } = place
  const lawn = rect(
    [0, base, width, height - base],
    down(tone(place, '#a9bd84'), shade(place, '#64895f')),
  )
  const gate = roll.between(760, 980)
  const stones = path(
    repeat(6, (i) =>
      ellipse(
        [gate + Math.sin(i * 1.4) * 26, base + 34 + i * i * 8 + i * 14],
        [66 + i * 22, 11 + i * 4],
      ),
    ),
    tone(place, '#efe2ca'),
  )
  const pool = roll.odds(0.45) ? poolOf(place, base + 130) : ''
  return lawn + stones + pool
}

function poolOf(place: Place, y: number): string {
  const x = place.roll.pick([120, 1180])
  return (
    poly(
      [
        [x - 20, y + 96],
        [x + 70, y - 12],
        [x + 590, y - 12],
        [x + 680, y + 96],
      ],
      tone(place, '#f6ecd8'),
    ) +
    poly(
      [
        [x + 20, y + 78],
        [x + 92, y],
        [x + 568, y],
        [x + 640, y + 78],
      ],
      down(tone(place, '#7cc3c2'), tone(place, '#3d9aa0')),
    ) +
    path(
      repeat(5, (i) => boxPath([x + 130 + i * 90, y + 16 + (i % 3) * 18, 60, 4])),
      '#ffffff',
      'opacity=".4"',
    )
  )
}

function flowers(place: Place, base: number): string {
  const { roll } = place
  const row = repeat(9, (index) => {
    const at = [index * 230 + roll.between(-70, 70), base + roll.between(8, 30)] as const
    return roll.odds(0.4)
      ? bloom(place, at, roll.between(34, 60))
      : bush(place, at, roll.between(34, 62))
  })
  const palms = [roll.between(30, 200), roll.between(1700, 1890)]
    .map((x) => palm(place, [x, base + 34], roll.between(380, 520)))
    .join('')
  return hedge(place, [-20, base + 10], width) + palms + row
}

export function villaScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 150
  const turned = roll.odds(0.5)
  // A mirrored house is lit from the other side, so its own sun is mirrored first.
  const sun = turned ? { ...place.sun, x: width - place.sun.x } : place.sun
  const layout = { x: 0, base, wall: roll.pick(walls), accent: roll.pick(accents) }
  const drawn = roll.pick([modern, stacked, heritage, coastal])({ ...place, sun }, layout)
  const size = turned ? '-1.26 1.26' : '1.26 1.26'
  const house = group(
    drawn,
    `transform="translate(${width / 2} ${base}) scale(${size}) translate(-520 ${-base})"`,
  )
  const near = roll.odds(0.4)
    ? palm(place, [roll.pick([60, 1860]), height + 30], roll.between(760, 900))
    : ''
  const grass = repeat(14, () =>
    tuft(
      place,
      [roll.between(0, width), roll.between(height - 50, height + 20)],
      roll.between(30, 60),
    ),
  )
  return (
    sky(place) +
    backdrop(place) +
    sand(place, place.horizon, base) +
    behind(place, base) +
    house +
    garden(place, base) +
    flowers(place, base) +
    near +
    grass +
    vignette(place)
  )
}

const behind = (place: Place, base: number) =>
  repeat(4, (index) =>
    palm(place, [index * 560 + place.roll.between(-50, 180), base], place.roll.between(480, 760)),
  )
