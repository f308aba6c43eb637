import { fabrics } from './motifs/fabrics.ts'
import { pendant } from './motifs/lamps.ts'
import { plant, vase } from './motifs/ornaments.ts'
import { type Room, lampGlow, roomOf, shadow, shell, windowWall } from './motifs/room.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import { between, boxPath, height, path, rect, repeat, rounded, stroke } from './paper/paint.ts'

export function shopRoomScene(outside: Place): string {
  const room = roomOf(outside)
  const { place, roll } = room
  const rack = (x: number) =>
    rect([x, 240, 420, 660], shade(place, '#a9764f')) +
    repeat(
      4,
      (r) =>
        rect([x + 14, 256 + r * 160, 392, 146], tone(place, '#f3e3c8')) +
        repeat(5, (i) =>
          rounded(
            [x + 34 + i * 74, 318 + r * 160, 52, 84],
            tone(place, roll.pick(fabrics)),
            roll.pick([6, 26]),
          ),
        ),
    ) +
    lampGlow(room, [x + 210, 240, 260])
  const till =
    shadow(room, [960, 1170, 420]) +
    rounded([600, 950, 720, 220], tone(place, roll.pick(['#0e5a4c', '#c7714f', '#8fa394'])), 12) +
    rounded([570, 926, 780, 34], tone(place, '#fbf6ec'), 8) +
    path(
      repeat(8, (i) => boxPath([624 + i * 90, 980, 50, 170])),
      '#ffffff',
      'opacity=".14"',
    )
  return (
    shell(room) +
    windowWall(room, [640, 200, 640, 560], roll.pick(['arches', 'wide'])) +
    rack(130) +
    rack(1370) +
    [760, 960, 1160].map((x) => pendant(room, [x, 220], 50)).join('') +
    till +
    vase(room, [720, 926], 70) +
    plant(room, [90, 1180], 400) +
    plant(room, [1830, 1180], 400)
  )
}

function trusses(place: Place): string {
  return stroke(
    repeat(4, (i) => `M0 ${70 + i * 10}L960 ${-60 + i * 60}L1920 ${70 + i * 10}`) +
      repeat(13, (i) => `M${i * 160} 70l80 -60l80 60`),
    shade(place, '#8a8f8a'),
    8,
  )
}

function shelving({ place, roll }: Room, x: number): string {
  return (
    path(
      repeat(4, (i) => boxPath([x + i * 180, 300, 14, 640])),
      tone(place, '#c7714f'),
    ) +
    repeat(
      4,
      (r) =>
        rect([x, 420 + r * 160, 554, 14], shade(place, '#5f7f86')) +
        repeat(
          3,
          (i) =>
            rounded(
              [x + 28 + i * 180, 420 + r * 160 - 96, 62, 96],
              tone(place, roll.pick(['#d9b48f', '#c9a47a', '#e0c49a'])),
              4,
            ) + rounded([x + 94 + i * 180, 420 + r * 160 - 70, 62, 70], shade(place, '#c9a47a'), 4),
        ),
    )
  )
}

export function hallScene(outside: Place): string {
  const room: Room = { ...roomOf(outside), view: 'city' }
  const { place } = room
  const lamps = [400, 960, 1520].map((x) => pendant(room, [x, 150], 76)).join('')
  const gate = windowWall(room, [730, 330, 460, 600], 'wide')
  return (
    shell({ ...room, floor: '#d5cfc2' }) +
    trusses(place) +
    gate +
    shelving(room, 110) +
    shelving(room, 1260) +
    lamps +
    path(between([760, 780, 930], [510, 560, height]), tone(place, '#d9a83f')) +
    path(between([1160, 1140, 930], [1410, 1360, height]), tone(place, '#d9a83f'))
  )
}
