import { fabrics } from './motifs/fabrics.ts'
import { armchair, rug, table } from './motifs/furniture.ts'
import { pendant } from './motifs/lamps.ts'
import { plant, vase } from './motifs/ornaments.ts'
import { lampGlow, type Room, roomOf, shadow, shell, windowWall } from './motifs/room.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import { boxPath, path, rect, repeat, roundArch, rounded, stroke } from './paper/paint.ts'

function desk(room: Room, [x, base, w]: readonly [number, number, number]): string {
  const { place, roll } = room
  const screens = repeat(
    2,
    (i) =>
      rounded([x + w * (0.12 + i * 0.42), base - 350, w * 0.32, 126], shade(place, '#26322f'), 8) +
      rounded(
        [x + w * (0.12 + i * 0.42) + 8, base - 342, w * 0.32 - 16, 110],
        tone(place, roll.pick(['#a9c7c6', '#e4d2b4', '#8fb0a4'])),
        4,
      ) +
      rect([x + w * (0.27 + i * 0.42), base - 226, 12, 30], shade(place, '#4e5f5a')),
  )
  const chair = (at: number) =>
    rounded([at - 58, base - 250, 116, 150], tone(place, roll.pick(fabrics)), 34) +
    rounded([at - 64, base - 110, 128, 34], shade(place, '#4e5f5a'), 14) +
    stroke(
      `M${at} ${base - 80}v50M${at - 50} ${base}L${at} ${base - 34}L${at + 50} ${base}`,
      shade(place, '#4a4a46'),
      9,
    )
  return (
    shadow(room, [x + w / 2, base, w * 0.55]) +
    screens +
    rounded([x, base - 200, w, 24], tone(place, '#c99b6a'), 6) +
    stroke(
      `M${x + 24} ${base - 180}L${x + 8} ${base}M${x + w - 24} ${base - 180}L${x + w - 8} ${base}`,
      shade(place, '#4a4a46'),
      12,
    ) +
    chair(x + w * 0.28) +
    chair(x + w * 0.72)
  )
}

export function officeRoomScene(outside: Place): string {
  const room = roomOf(outside)
  const { place, roll } = room
  const glass = windowWall(room, [120, 170, 1680, 560], 'wide')
  const bars = [480, 1000, 1440]
    .map(
      (x) =>
        rect([x - 190, 0, 3, 120], shade(place, '#4a4a46')) +
        rect([x + 190, 0, 3, 120], shade(place, '#4a4a46')) +
        rounded([x - 220, 118, 440, 20], tone(place, '#fff1cf'), 10) +
        lampGlow(room, [x, 130, 240]),
    )
    .join('')
  const low =
    rounded([160, 790, 1600, 120], tone(place, '#e0cdb0'), 8) +
    path(
      repeat(12, (i) => boxPath([160 + i * 133, 800, 4, 100])),
      shade(place, '#b99a72'),
    ) +
    vase(room, [300, 790], 60) +
    vase(room, [1640, 790], 50)
  return (
    shell(room) +
    glass +
    low +
    bars +
    desk(room, [170, 1120, 700]) +
    desk(room, [1040, 1120, 700]) +
    plant(room, [90, 1210], 380 + roll.between(0, 60)) +
    plant(room, [1850, 1210], 420)
  )
}

function columns(place: Place): string {
  return [150, 680, 1168, 1698]
    .map(
      (x) =>
        rect([x, 66, 72, 834], tone(place, '#e4cfae')) +
        rect([x + 48, 66, 24, 834], shade(place, '#cbb08a')) +
        rect([x - 14, 66, 100, 34], tone(place, '#fbf4e6')) +
        rect([x - 14, 866, 100, 34], tone(place, '#fbf4e6')),
    )
    .join('')
}

function reception(room: Room, stone: string): string {
  const { place } = room
  return (
    shadow(room, [960, 1060, 420]) +
    rounded([580, 840, 760, 220], shade(place, stone), 10) +
    path(
      repeat(19, (i) => boxPath([594 + i * 39, 870, 26, 180])),
      tone(place, stone),
    ) +
    rounded([550, 816, 820, 34], tone(place, '#fbf6ec'), 8) +
    vase(room, [700, 816], 74)
  )
}

export function lobbyScene(outside: Place): string {
  const room = { ...roomOf(outside), base: 900 }
  const { place, roll } = room
  const marble = path(
    repeat(9, (i) => roundArch([100 + i * 200, 920, 120, 330])),
    tone(place, '#fffaf0'),
    'opacity=".16" transform="translate(0 2170) scale(1 -1)"',
  )
  const front = windowWall(room, [250, 150, 1420, 640], roll.pick(['arches', 'pointed']))
  const stone = roll.pick(['#0e5a4c', '#c98a66', '#8f6b4b', '#5f7f78'])
  const lamps = repeat(7, (i) => pendant(room, [780 + i * 60, 170 + ((i * 67) % 130)], 34))
  return (
    shell(room) +
    front +
    columns(place) +
    lamps +
    marble +
    reception(room, stone) +
    rug(room, [200, 1110, 640, 130]) +
    armchair(room, [240, 1180], roll.pick(fabrics)) +
    armchair(room, [540, 1180], roll.pick(fabrics)) +
    table(room, [1330, 1140, 330, 80]) +
    plant(room, [1780, 1120], 520) +
    plant(room, [110, 1080], 420)
  )
}
