import { mashrabiya } from './motifs/facade.ts'
import { fabrics } from './motifs/fabrics.ts'
import { armchair, rug, sofa, table } from './motifs/furniture.ts'
import { floorLamp, lantern, pendant } from './motifs/lamps.ts'
import { art, dallah, plant, vase } from './motifs/ornaments.ts'
import { drapes, type Opening, type Room, roomOf, shell, windowWall } from './motifs/room.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import { boxPath, height, outline, path, rect, repeat, rounded, width } from './paper/paint.ts'

const kinds: readonly [Opening, ...Opening[]] = ['arches', 'wide', 'pointed', 'wide']

function sideboard(room: Room, x: number): string {
  const { place, base, roll } = room
  const body =
    rounded([x, base - 190, 420, 150], tone(place, '#a9764f'), 8) +
    path(
      repeat(3, (i) => boxPath([x + 138 * (i + 1), base - 180, 4, 130])),
      shade(place, '#6b4a30'),
    ) +
    path(
      boxPath([x + 26, base - 40, 12, 40]) + boxPath([x + 382, base - 40, 12, 40]),
      shade(place, '#6b4a30'),
    )
  return (
    body +
    vase(room, [x + 90, base - 190], 84) +
    art(room, [x + 170, base - 520, 190, 250]) +
    rounded([x + 250, base - 206, 110, 16], tone(place, roll.pick(fabrics)), 3)
  )
}

export function livingScene(outside: Place): string {
  const room = roomOf(outside)
  const { roll } = room
  const kind = roll.pick(kinds)
  const right = roll.odds(0.5)
  const x = right ? 830 : 200
  const w = kind === 'wide' ? 900 : 820
  const glass = windowWall(room, [x, 200, w, 620], kind)
  const cloth = kind === 'wide' ? drapes(room, [x - 10, 150, w + 20, 770]) : ''
  const side = sideboard(room, right ? 180 : 1290)
  const colour = roll.pick(fabrics)
  const couch = sofa(room, [right ? 760 : 300, 1070, 800, 300], colour)
  const seat = armchair(room, [right ? 330 : 1330, 1130], roll.pick(fabrics))
  const carpet = rug(room, [260, 1050, 1400, 200])
  const lamp = floorLamp(room, [right ? 1700 : 220, 1040], right ? -1 : 1)
  const hanging = roll.odds(0.5)
    ? pendant(room, [960, 190], 80)
    : lantern(room, [right ? 420 : 1500, 130], 66)
  const green = plant(room, [right ? 1770 : 150, 1160], 460)
  return (
    shell(room) +
    glass +
    cloth +
    side +
    hanging +
    lamp +
    carpet +
    couch +
    seat +
    table(room, [right ? 960 : 700, 1110, 380, 84]) +
    green
  )
}

function seating(room: Room, colour: string): string {
  const { place, roll, base } = room
  const low =
    rounded([120, base - 60, width - 240, 150], tone(place, colour), 26) +
    rect([120, base + 40, width - 240, 70], shade(place, colour)) +
    path(
      repeat(12, (i) => boxPath([230 + i * 130, base - 50, 4, 80])),
      shade(place, colour),
    )
  const backs = repeat(9, (i) =>
    rounded(
      [150 + i * 182, base - 200, 172, 160],
      i % 2 ? tone(place, roll.pick(fabrics)) : shade(place, colour),
      30,
    ),
  )
  const motifs = path(
    repeat(9, (i) =>
      i % 2
        ? outline([
            [236 + i * 182, base - 170],
            [276 + i * 182, base - 124],
            [236 + i * 182, base - 78],
            [196 + i * 182, base - 124],
          ])
        : '',
    ),
    '#fff4df',
    'opacity=".5"',
  )
  const braid = path(
    repeat(42, (i) => `M${124 + i * 40} ${base + 104}l20 -22 20 22z`),
    tone(place, '#f1e2c8'),
    'opacity=".8"',
  )
  return backs + motifs + low + braid
}

export function majlisScene(outside: Place): string {
  const room = { ...roomOf(outside), base: 900 }
  const { place, roll } = room
  const colour = roll.pick(['#a34a35', '#0e5a4c', '#c7714f', '#5f7f86', '#e0cfb2'])
  const panels = [150, 1530]
    .map(
      (x) =>
        rect([x - 10, 190, 260, 460], shade(place, '#8a6b50')) +
        mashrabiya(place, [x, 200, 240, 440], 40),
    )
    .join('')
  const tray =
    rounded([770, 1130, 380, 26], tone(place, '#a9764f'), 13) +
    path(boxPath([820, 1150, 16, 70]) + boxPath([1084, 1150, 16, 70]), shade(place, '#6b4a30')) +
    dallah(room, [900, 1130]) +
    path(
      repeat(3, (i) => `M${990 + i * 42} 1130l-6 -24h32l-6 24z`),
      tone(place, '#f6ecd8'),
    )
  return (
    shell(room) +
    windowWall(room, [560, 180, 800, 470], roll.pick(['arches', 'pointed'])) +
    panels +
    seating(room, colour) +
    rug(room, [200, 1040, 1520, 220]) +
    tray +
    [440, 960, 1480].map((x) => lantern(room, [x, roll.between(90, 150)], 56)).join('') +
    plant(room, [90, height - 60], 420)
  )
}
