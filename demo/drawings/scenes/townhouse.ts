import { backdrop } from './motifs/backdrop.ts'
import { mashrabiya } from './motifs/facade.ts'
import { accents, block, door, walls, windowOf } from './motifs/masonry.ts'
import { bloom, hedge, palm } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { street, vignette } from './motifs/street.ts'
import { type Place, tone } from './paper/mood.ts'
import {
  type Box,
  boxPath,
  height,
  rect,
  repeat,
  roundArch,
  rounded,
  width,
} from './paper/paint.ts'

function terrace(place: Place, [x, y, w, h]: Box, accent: string): string {
  const front = block(place, [x, y, w, h], place.roll.pick(walls))
  const band = rect([x, y + h * 0.46, w, h * 0.1], tone(place, accent))
  const upper =
    windowOf(
      place,
      [x + w * 0.14, y + h * 0.14, w * 0.28, h * 0.26],
      place.roll.pick([boxPath, roundArch]),
    ) + mashrabiya(place, [x + w * 0.56, y + h * 0.12, w * 0.3, h * 0.3], 22)
  const lower =
    windowOf(place, [x + w * 0.52, y + h * 0.66, w * 0.36, h * 0.24]) +
    door(place, [x + w * 0.14, y + h * 0.7, w * 0.24, h * 0.3])
  return front + band + upper + lower
}

export function townhouseScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 130
  const count = roll.whole(4, 5)
  const w = width / count
  const homes = repeat(count, (i) =>
    terrace(place, [i * w, base - 530 - (i % 2) * 50, w, 530 + (i % 2) * 50], roll.pick(accents)),
  )
  const yards = repeat(
    count,
    (i) =>
      rounded([i * w + w * 0.46, base - 44, w * 0.5, 48], tone(place, '#efe2cc'), 4) +
      bloom(place, [i * w + w * 0.72, base - 30], 48) +
      (i % 2 ? palm(place, [i * w + 10, base + 30], roll.between(320, 430)) : ''),
  )
  return (
    sky(place) +
    backdrop(place) +
    homes +
    street(place, base) +
    yards +
    hedge(place, [-30, height + 6], width + 60) +
    vignette(place)
  )
}
