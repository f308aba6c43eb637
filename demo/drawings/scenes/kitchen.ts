import { cabinets, tiles } from './motifs/joinery.ts'
import { pendant } from './motifs/lamps.ts'
import { vase } from './motifs/ornaments.ts'
import { lampGlow, type Room, roomOf, shadow, shell, windowWall } from './motifs/room.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import {
  circle,
  ellipse,
  mix,
  path,
  type Point,
  rect,
  repeat,
  rounded,
  stroke,
} from './paper/paint.ts'

const fronts = ['#0e5a4c', '#c9b18f', '#8fa394', '#f3ebdd', '#b98f66', '#5f7f86'] as const

function shelf(room: Room, [x, y, w]: readonly [number, number, number]): string {
  const { place, roll } = room
  const things = repeat(Math.floor(w / 64), (i) => {
    const at = x + 36 + i * 64
    const colour = tone(place, roll.pick(['#f3e8d6', '#c98a66', '#5f7f86', '#d9b48f', '#2f5d52']))
    return roll.pick([
      path(`M${at - 22} ${y - 30}h44q0 30 -22 30t-22 -30z`, colour),
      rounded([at - 14, y - 52, 28, 52], colour, 8),
      path(ellipse([at, y - 24], [24, 24]), colour),
    ])
  })
  return (
    things +
    rect([x, y, w, 14], tone(place, '#a9764f')) +
    rect([x, y + 14, w, 8], shade(place, '#8a6b50'), 'opacity=".35"')
  )
}

function stool(room: Room, [x, base]: Point): string {
  const { place } = room
  return (
    shadow(room, [x, base, 70]) +
    stroke(
      `M${x - 34} ${base - 200}L${x - 48} ${base}M${x + 34} ${base - 200}L${x + 48} ${base}M${x - 42} ${base - 70}H${x + 42}`,
      shade(place, '#5a4030'),
      9,
    ) +
    path(`M${x - 58} ${base - 214}q58 -40 116 0v22h-116z`, tone(place, '#c99b6a'))
  )
}

function fruit(room: Room, [x, y]: Point): string {
  const { place } = room
  return (
    path(circle(x - 22, y - 40, 22) + circle(x + 24, y - 40, 22), tone(place, '#d9823f')) +
    path(circle(x, y - 52, 22), tone(place, '#c7583c')) +
    path(`M${x - 64} ${y - 36}h128q-6 36 -64 36t-64 -36z`, tone(place, '#f3e8d6'))
  )
}

function hood(room: Room, x: number): string {
  const { place } = room
  const oven =
    rect([x + 10, 740, 280, 190], shade(place, '#4e5f5a')) +
    rounded([x + 40, 790, 220, 110], shade(place, '#26322f'), 8) +
    path(
      repeat(4, (i) => circle(x + 60 + i * 60, 766, 9)),
      tone(place, '#d9b25a'),
    ) +
    lampGlow(room, [x + 150, 480, 200])
  return (
    path(`M${x + 60} 66h180v180q0 60 70 120v60h-320v-60q70 -60 70 -120z`, shade(place, '#f3e6d0')) +
    rect([x - 10, 404, 320, 22], tone(place, '#a9764f')) +
    oven
  )
}

function island(room: Room, colour: string): string {
  const { place } = room
  return (
    shadow(room, [960, 1230, 680]) +
    cabinets(room, [330, 980, 1260, 250], mix(colour, '#ffffff', 0.1)) +
    rounded([290, 944, 1340, 44], tone(place, '#fbf6ec'), 8) +
    rect([330, 988, 1260, 14], shade(place, '#8a6b50'), 'opacity=".4"')
  )
}

function counter(room: Room, colour: string): string {
  const { place } = room
  return (
    cabinets(room, [100, 736, 1728, 194], colour) +
    rect([84, 706, 1760, 32], tone(place, '#f8f3e9')) +
    rect([84, 738, 1760, 10], shade(place, '#8a6b50'), 'opacity=".35"')
  )
}

export function kitchenScene(outside: Place): string {
  const room = roomOf(outside)
  const { place, roll } = room
  const colour = roll.pick(fronts)
  const right = roll.odds(0.5)
  const hoodX = right ? 420 : 1200
  const glassX = right ? 1060 : 330
  const splash = tiles(
    room,
    [100, 420, 1728, 288],
    roll.pick(['#d3dfd6', '#c5d8d6', '#efdcc6', '#f1e9da']),
  )
  const glass = windowWall(
    { ...room, base: 5000 },
    [glassX, 210, 520, 430],
    roll.pick(['wide', 'arches']),
  )
  const shelves =
    shelf(room, [right ? 130 : 1560, 330, 240]) + shelf(room, [right ? 130 : 1560, 520, 240])
  const lamps = [640, 960, 1280].map((x) => pendant(room, [x, 250], 62)).join('')
  const stools = [560, 830, 1100, 1370].map((x) => stool(room, [x, 1262])).join('')
  const tap = stroke(`M${glassX + 230} 706v-90q0 -50 44 -50t44 50`, tone(place, '#c99b45'), 12)
  return (
    shell(room) +
    splash +
    glass +
    hood(room, hoodX) +
    counter(room, colour) +
    shelves +
    tap +
    island(room, colour) +
    lamps +
    fruit(room, [1180, 946]) +
    vase(room, [520, 946], 76) +
    stools
  )
}
