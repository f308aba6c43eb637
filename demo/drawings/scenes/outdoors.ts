import { backdrop } from './motifs/backdrop.ts'
import { fabrics } from './motifs/fabrics.ts'
import { armchair, rug, sofa, table } from './motifs/furniture.ts'
import { lantern } from './motifs/lamps.ts'
import { water } from './motifs/nature.ts'
import { plant } from './motifs/ornaments.ts'
import { hedge, palm } from './motifs/plants.ts'
import { outlook, type Room, roomOf } from './motifs/room.ts'
import { sky } from './motifs/sky.ts'
import { stuccos, towerOf } from './motifs/high-rise.ts'
import { vignette } from './motifs/street.ts'
import { dark, type Place, shade, tone } from './paper/mood.ts'
import {
  between,
  boxPath,
  circle,
  down,
  ellipse,
  glow,
  height,
  path,
  type Point,
  poly,
  rect,
  repeat,
  rounded,
  stroke,
  width,
} from './paper/paint.ts'

function deck(place: Place, base: number): string {
  const boards = repeat(
    25,
    (i) => `M${960 + (i - 12) * 96} ${base}L${960 + (i - 12) * 210} ${height}`,
  )
  return (
    rect([0, base, width, height - base], down(shade(place, '#c49a6c'), tone(place, '#d9b384'))) +
    stroke(boards, shade(place, '#8f6b48'), 3)
  )
}

function railing(place: Place, base: number): string {
  const glass = repeat(
    6,
    (i) =>
      rect([i * 326 - 10, base - 236, 312, 220], '#e8f2ef', 'opacity=".2"') +
      poly(
        [
          [i * 326 + 60, base - 16],
          [i * 326 + 150, base - 236],
          [i * 326 + 190, base - 236],
          [i * 326 + 100, base - 16],
        ],
        '#ffffff',
        'opacity=".16"',
      ),
  )
  return (
    glass +
    rect([0, base - 250, width, 18], tone(place, '#f8efe0')) +
    rect([0, base - 20, width, 22], tone(place, '#efe2cc')) +
    path(
      repeat(7, (i) => boxPath([i * 326 - 18, base - 240, 10, 236])),
      shade(place, '#8f7a62'),
    )
  )
}

function pergola(place: Place): string {
  const beams = repeat(13, (i) => boxPath([i * 156 - 10, 70, 26, 96]))
  const posts =
    rect([110, 60, 44, 880], tone(place, '#a9764f')) +
    rect([1766, 60, 44, 880], shade(place, '#a9764f'))
  return (
    posts +
    path(beams, shade(place, '#8a5d40')) +
    rect([0, 40, width, 46], tone(place, '#b98259')) +
    rect([0, 86, width, 8], shade(place, '#6b4a30'))
  )
}

function bulbs(room: Room): string {
  const { place } = room
  const wire = stroke(`M130 180Q540 330 960 190T1790 180`, shade(place, '#4a3a2e'), 4)
  const at = (t: number): Point => [
    130 + t * 1660,
    186 + Math.sin(t * Math.PI * 2) * 62 * (t < 0.5 ? 1 : 0.6) + 10,
  ]
  const lights = Array.from({ length: 15 }, (_, i) => at((i + 0.5) / 15))
  const halos = dark(place.light)
    ? lights
        .map(([x, y]) =>
          path(
            ellipse([x, y + 14], [60, 60]),
            glow(`${place.mood.lamp}a0`, `${place.mood.lamp}00`),
          ),
        )
        .join('')
    : ''
  return (
    wire + halos + path(lights.map(([x, y]) => circle(x, y + 14, 11)).join(''), place.mood.lamp)
  )
}

export function terraceScene(outside: Place): string {
  const { roll } = outside
  const room = { ...roomOf(outside), base: 980 }
  const place = outside
  const view = outlook(outside, roll.pick(['city', 'sea', 'sea', 'dunes']))
  const above = roll.odds(0.6)
    ? pergola(place) + bulbs(room)
    : lantern(room, [340, 0], 70) + lantern(room, [1590, 0], 70)
  const seats = sofa(
    room,
    [500, 1120, 820, 270],
    roll.pick(['#e6d8c0', '#8fa394', '#f1e8d9', '#c7714f']),
  )
  const side = armchair(room, [roll.pick([150, 1480]), 1170], roll.pick(fabrics))
  return (
    view +
    railing(place, 980) +
    deck(place, 980) +
    above +
    rug(room, [300, 1080, 1320, 180]) +
    seats +
    side +
    table(room, [760, 1150, 380, 76]) +
    plant(room, [90, 1120], 430) +
    plant(room, [1830, 1130], 480) +
    vignette(place)
  )
}

function lounger(place: Place, [x, y]: Point): string {
  const cloth = tone(place, '#fbf4e6')
  return (
    path(ellipse([x + 130, y + 8], [170, 12]), shade(place, '#5d4432'), 'opacity=".3"') +
    stroke(`M${x + 20} ${y}v-34M${x + 230} ${y}v-34`, shade(place, '#6b4a30'), 9) +
    path(`M${x - 6} ${y - 34}h190l96 -96 18 12 -98 110h-206z`, tone(place, '#a9764f')) +
    path(`M${x} ${y - 58}h176l92 -92 16 12 -96 104h-188z`, cloth) +
    rounded([x + 218, y - 154, 60, 30], tone(place, '#c7714f'), 12)
  )
}

function parasol(place: Place, [x, y]: Point): string {
  const [a, b] = [tone(place, '#f7efe0'), tone(place, '#c7714f')]
  const cap = `M${x - 210} ${y - 330}Q${x} ${y - 520} ${x + 210} ${y - 330}z`
  return (
    rect([x - 5, y - 440, 10, 440], shade(place, '#8a5d40')) +
    path(cap, a) +
    path(
      `M${x - 120} ${y - 330}Q${x - 70} ${y - 440} ${x} ${y - 425}Q${x - 40} ${y - 400} ${x - 40} ${y - 330}zM${x + 40} ${y - 330}Q${x + 40} ${y - 400} ${x} ${y - 425}Q${x + 70} ${y - 440} ${x + 120} ${y - 330}z`,
      b,
    )
  )
}

function basin(place: Place, top: number): string {
  const rim = path(between([150, 1770, top - 20], [-70, 1990, height]), tone(place, '#f6ecd8'))
  const pool = between([200, 1720, top], [20, 1900, height])
  const ripples = repeat(28, (i) => {
    const y = top + 14 + ((i * 37) % 300)
    const w = place.roll.between(50, 170)
    return rounded([place.roll.between(180, 1600), y, w, 5], '#ffffff', 3)
  })
  return (
    rim +
    path(pool, down(tone(place, '#8fd0cc'), tone(place, '#4aa9ad'), tone(place, '#2b8790'))) +
    `<g opacity=".35">${ripples}</g>` +
    path(between([200, 1720, top], [194, 1726, top + 16]), shade(place, '#3a7f86'), 'opacity=".6"')
  )
}

export function poolScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 60
  const block = roll.odds(0.6)
    ? towerOf(place, {
        x: roll.pick([140, 1420]),
        base,
        w: 330,
        h: 620,
        wall: roll.pick(stuccos),
        style: 'balconies',
        crown: 'flat',
      })
    : ''
  const paving = rect(
    [0, base, width, height - base],
    down(tone(place, '#eadbbf'), tone(place, '#f3e7d0')),
  )
  const palms = repeat(7, (i) =>
    palm(place, [i * 290 + roll.between(-40, 90), base + 16], roll.between(280, 460)),
  )
  const loungers = [180, 560, 1080, 1440].map((x) => lounger(place, [x, base + 96])).join('')
  const shades = [470, 1370].map((x) => parasol(place, [x, base + 90])).join('')
  const sea = roll.odds(0.5) ? water(place, place.horizon + 4, base) : ''
  return (
    sky(place) +
    backdrop(place) +
    sea +
    block +
    paving +
    hedge(place, [-20, base + 12], width) +
    palms +
    shades +
    loungers +
    basin(place, base + 150) +
    palm(place, [roll.pick([80, 1850]), height + 60], 760) +
    vignette(place)
  )
}
