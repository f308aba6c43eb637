import { fabrics } from './motifs/fabrics.ts'
import { rug } from './motifs/furniture.ts'
import { floorLamp, pendant } from './motifs/lamps.ts'
import { art, plant, vase } from './motifs/ornaments.ts'
import { drapes, lampGlow, type Room, roomOf, shadow, shell, windowWall } from './motifs/room.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import {
  boxPath,
  down,
  mix,
  path,
  type Point,
  rect,
  repeat,
  roundArch,
  rounded,
  width,
} from './paper/paint.ts'

function headboard({ place, roll }: Room, [x, y]: Point, w: number): string {
  const colour = roll.pick(['#b98f66', '#8fa394', '#c98a66', '#0e5a4c', '#d8c7ab'])
  const kind = roll.pick(['arch', 'slats', 'padded'] as const)
  if (kind === 'arch')
    return (
      path(roundArch([x + w * 0.1, y - 470, w * 0.8, 470]), tone(place, colour)) +
      path(roundArch([x + w * 0.17, y - 400, w * 0.66, 400]), shade(place, colour), 'opacity=".35"')
    )
  if (kind === 'slats')
    return path(
      repeat(26, (i) => boxPath([x - 60 + (i * (w + 120)) / 26, y - 360, (w + 120) / 30, 360])),
      tone(place, '#a9764f'),
    )
  return repeat(5, (i) =>
    rounded(
      [x - 20 + (i * (w + 40)) / 5, y - 300, (w + 40) / 5 - 6, 300],
      mix(tone(place, colour), shade(place, colour), i % 2 ? 0.3 : 0),
      26,
    ),
  )
}

function blanket(
  { place }: Room,
  [x, base, w]: readonly [number, number, number],
  cover: string,
): string {
  return (
    path(
      `M${x - 28} ${base - 38}V${base - 132}q4 -26 30 -30H${x + w - 2}q26 4 30 30V${base - 38}z`,
      down(tone(place, cover), shade(place, cover)),
    ) +
    path(
      repeat(Math.floor(w / 40), (i) => boxPath([x - 10 + i * 40, base - 154, 3, 112])),
      '#fff6e6',
      'opacity=".22"',
    )
  )
}

function bed(room: Room, [x, base]: Point, w: number): string {
  const { place, roll } = room
  const cover = roll.pick(fabrics)
  const linen = tone(place, '#fbf6ec')
  const pillows = [0.06, 0.54]
    .map(
      (at) =>
        rounded([x + w * at, base - 320, w * 0.4, 130], linen, 44) +
        rounded(
          [x + w * (at + 0.05), base - 280, w * 0.3, 104],
          tone(place, mix(cover, '#ffffff', 0.5)),
          36,
        ),
    )
    .join('')
  const mattress = rounded([x - 10, base - 216, w + 20, 120], linen, 34)
  const quilt =
    path(
      `M${x - 22} ${base - 60}V${base - 150}q0 -44 44 -44H${x + w - 22}q44 0 44 44V${base - 60}z`,
      linen,
    ) + rect([x - 22, base - 100, w + 44, 60], shade(place, '#ece2d0'))
  return (
    shadow(room, [x + w / 2, base, w * 0.58]) +
    path(
      boxPath([x, base - 50, 20, 50]) + boxPath([x + w - 20, base - 50, 20, 50]),
      shade(place, '#6b4a30'),
    ) +
    mattress +
    pillows +
    quilt +
    blanket(room, [x, base, w], cover)
  )
}

function nightstand(room: Room, [x, base]: Point): string {
  const { place } = room
  const box =
    rounded([x, base - 170, 170, 140], tone(place, '#a9764f'), 8) +
    rect([x + 12, base - 104, 146, 4], shade(place, '#6b4a30')) +
    path(
      boxPath([x + 16, base - 32, 10, 32]) + boxPath([x + 144, base - 32, 10, 32]),
      shade(place, '#6b4a30'),
    )
  const lamp =
    lampGlow(room, [x + 85, base - 270, 250]) +
    rounded([x + 62, base - 240, 46, 70], tone(place, '#c98a66'), 20) +
    path(
      `M${x + 46} ${base - 330}h78l24 96h-126z`,
      down(tone(place, '#fff3d6'), tone(place, '#f5dba6')),
    )
  return box + lamp
}

export function bedroomScene(outside: Place): string {
  const room = roomOf(outside)
  const { place, roll } = room
  const right = roll.odds(0.5)
  const x = right ? 300 : 960
  const w = 640
  const glassX = right ? 1270 : 190
  const glass =
    windowWall(room, [glassX, 190, 480, 640], roll.pick(['single', 'wide', 'wide'])) +
    drapes(room, [glassX - 10, 150, 500, 774])
  const panel = roll.odds(0.5)
    ? rect(
        [right ? 120 : 780, 66, 1000, 842],
        shade(place, mix(room.wall, '#0e5a4c', 0.3)),
        'opacity=".5"',
      )
    : ''
  const pictures = art(room, [x + 90, 270, 180, 230]) + art(room, [x + 370, 270, 180, 230])
  const hanging = roll.odds(0.4)
    ? pendant(room, [x - 95, 420], 54) + pendant(room, [x + w + 95, 420], 54)
    : ''
  const sides = [x - 210, x + w + 40].map((at) => nightstand(room, [at, 1030])).join('')
  const head = headboard(room, [x, 960], w)
  const extra = roll.odds(0.5) ? floorLamp(room, [right ? 1240 : 700, 1010], 1) : ''
  return (
    shell(room) +
    panel +
    glass +
    pictures +
    hanging +
    head +
    sides +
    extra +
    rug(room, [x - 240, 1050, w + 480, 190]) +
    bed(room, [x, 1130], w) +
    plant(room, [right ? 1790 : 130, 1110], 400) +
    (hanging ? '' : vase(room, [right ? width - 300 : 330, 838], 60))
  )
}
