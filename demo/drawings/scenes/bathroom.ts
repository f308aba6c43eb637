import { cabinets, tiles } from './motifs/joinery.ts'
import { pendant } from './motifs/lamps.ts'
import { plant, vase } from './motifs/ornaments.ts'
import { glazed, lampGlow, type Room, roomOf, shadow, shell } from './motifs/room.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import {
  type Box,
  boxPath,
  down,
  ellipse,
  path,
  type Point,
  pointedArch,
  rect,
  repeat,
  roundArch,
  rounded,
  stroke,
} from './paper/paint.ts'

function tub(room: Room, [x, base]: Point): string {
  const { place } = room
  const colour = room.roll.pick(['#fbf7ef', '#f1e2cd', '#8fa394'])
  const bowl = `M${x} ${base - 250}q10 -26 60 -20h560q50 -6 60 20c10 150 -70 240 -170 240h-340c-100 0 -180 -90 -170 -240z`
  return (
    shadow(room, [x + 340, base, 330]) +
    path(bowl, down(tone(place, colour), shade(place, colour))) +
    rounded([x - 14, base - 284, 708, 30], tone(place, '#fffaf0'), 15) +
    stroke(`M${x + 620} ${base - 10}v-420q0 -60 -60 -60t-60 50`, tone(place, '#c99b45'), 13) +
    path(`M${x + 60} ${base - 290}h150v150q-75 26 -150 0z`, tone(place, '#e4c3a4'))
  )
}

function vanity(room: Room, x: number): string {
  const { place } = room
  const y = 760
  const mirror =
    path(ellipse([x + 210, 430], [168, 168]), tone(place, '#c99b45')) +
    path(ellipse([x + 210, 430], [154, 154]), tone(place, '#dfe8e4')) +
    path(`M${x + 110} 480l150 -190h50l-170 220z`, '#ffffff', 'opacity=".4"')
  const sconces = [x - 20, x + 440]
    .map(
      (at) =>
        lampGlow(room, [at, 430, 170]) +
        rounded([at - 18, 370, 36, 120], tone(place, '#fff1cf'), 18),
    )
    .join('')
  const basin =
    path(`M${x + 110} ${y - 66}h200q-6 66 -60 66h-80q-54 0 -60 -66z`, tone(place, '#fffaf0')) +
    stroke(`M${x + 210} ${y - 66}v-60q0 -26 30 -26`, tone(place, '#c99b45'), 10)
  return (
    mirror +
    sconces +
    rect([x - 20, y, 460, 30], tone(place, '#fbf6ec')) +
    cabinets(room, [x, y + 30, 420, 150], '#a9764f') +
    basin +
    vase(room, [x + 50, y], 54)
  )
}

function towels({ place, roll }: Room, ladder: number): string {
  return (
    rounded([ladder, 470, 14, 470], shade(place, '#8a6b50'), 6) +
    rounded([ladder + 120, 470, 14, 470], shade(place, '#8a6b50'), 6) +
    repeat(
      3,
      (i) =>
        rounded([ladder, 520 + i * 130, 134, 12], shade(place, '#8a6b50'), 4) +
        rect(
          [ladder + 22, 524 + i * 130, 90, 96],
          tone(place, roll.pick(['#e4c3a4', '#f7efe2', '#9fb8b0'])),
        ),
    )
  )
}

export function bathroomScene(outside: Place): string {
  const room = roomOf(outside)
  const { roll, place } = room
  const right = roll.odds(0.5)
  const tubX = right ? 1010 : 220
  const dado = tiles(
    room,
    [0, 560, 1944, 360],
    roll.pick(['#cfe0da', '#dfe3d6', '#efd9c2', '#bcd3d3']),
  )
  const box: Box = [tubX + 120, 170, 440, 560]
  const shape = roll.pick([roundArch, pointedArch])
  const frame = path(
    shape([box[0] - 20, box[1] - 20, box[2] + 40, box[3] + 20]),
    tone(place, '#fdf8ef'),
  )
  const glass =
    frame +
    glazed(room, box, shape(box)) +
    path(
      boxPath([box[0] + 216, box[1], 8, box[3]]) + boxPath([box[0], box[1] + 250, box[2], 7]),
      shade(place, '#8a6b50'),
    ) +
    rect([box[0] - 30, 726, 500, 18], tone(place, '#fdf8ef'))
  const mat =
    path(ellipse([tubX + 340, 1190], [420, 52]), tone(place, '#ecd9bd')) +
    path(ellipse([tubX + 340, 1190], [380, 40]), tone(place, '#c98a66'), 'opacity=".35"')
  const ladder = right ? 880 : 1010
  return (
    shell(room) +
    dado +
    glass +
    vanity(room, right ? 260 : 1270) +
    towels(room, ladder) +
    mat +
    tub(room, [tubX, 1180]) +
    plant(room, [right ? 1800 : 120, 1150], 420) +
    pendant(room, [right ? 700 : 1180, 150], 50)
  )
}
