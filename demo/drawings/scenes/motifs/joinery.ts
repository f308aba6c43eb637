import { type Room } from './room.ts'
import { shade, tone } from '../paper/mood.ts'
import { type Box, boxPath, circle, mix, path, rect, repeat, rounded } from '../paper/paint.ts'

export function cabinets({ place }: Room, [x, y, w, h]: Box, colour: string): string {
  const count = Math.max(1, Math.round(w / 150))
  const each = w / count
  const doors = repeat(
    count,
    (i) =>
      rounded([x + i * each + 4, y + 4, each - 8, h - 8], tone(place, colour), 6) +
      rounded([x + i * each + 18, y + 18, each - 36, h - 36], shade(place, colour), 4).replace(
        '/>',
        ' opacity=".28"/>',
      ),
  )
  const knobs = path(
    repeat(count, (i) => circle(x + i * each + (i % 2 ? 22 : each - 22), y + h * 0.3, 6)),
    tone(place, '#d9b25a'),
  )
  return rect([x, y, w, h], shade(place, colour)) + doors + knobs
}

/** Zellige: small glazed squares, no two of one shade. */
export function tiles({ place, roll }: Room, [x, y, w, h]: Box, colour: string): string {
  const step = 36
  const [columns, rows] = [Math.floor(w / step), Math.floor(h / step)]
  const some = (share: number) =>
    repeat(columns * rows, (i) =>
      roll.odds(share)
        ? boxPath([
            x + (i % columns) * step + 1,
            y + Math.floor(i / columns) * step + 1,
            step - 2,
            step - 2,
          ])
        : '',
    )
  return (
    rect([x, y, columns * step, rows * step], tone(place, mix(colour, '#ffffff', 0.35))) +
    path(some(0.6), tone(place, colour)) +
    path(some(0.22), shade(place, colour), 'opacity=".22"')
  )
}
