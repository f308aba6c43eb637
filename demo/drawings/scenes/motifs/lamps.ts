import { lampGlow, type Room } from './room.ts'
import { shade, tone } from '../paper/mood.ts'
import {
  clipped,
  down,
  ellipse,
  path,
  type Point,
  rect,
  repeat,
  rounded,
  stroke,
} from '../paper/paint.ts'

export function floorLamp(room: Room, [x, base]: Point, flip: 1 | -1): string {
  const { place, roll } = room
  const metal = shade(place, '#5a4a3a')
  if (roll.odds(0.5)) {
    const hang = x + flip * 250
    return (
      rounded([x - 50, base - 14, 100, 14], metal, 7) +
      stroke(
        `M${x} ${base - 10}V${base - 460}q0 -170 ${flip * 150} -170q${flip * 100} 0 ${flip * 100} 90`,
        metal,
        8,
      ) +
      lampGlow(room, [hang, base - 470, 300]) +
      path(`M${hang - 74} ${base - 470}a74 74 0 0 1 148 0z`, tone(place, '#d9b27c'))
    )
  }
  return (
    lampGlow(room, [x, base - 500, 300]) +
    stroke(
      `M${x} ${base - 440}V${base - 150}M${x} ${base - 200}L${x - 70} ${base}M${x} ${base - 200}L${x + 70} ${base}`,
      metal,
      9,
    ) +
    path(
      `M${x - 58} ${base - 590}h116l34 150h-184z`,
      down(tone(place, '#fff3d6'), tone(place, '#f3d9a4')),
    )
  )
}

export function pendant(room: Room, [x, y]: Point, size: number): string {
  const { place } = room
  const cord = rect([x - 2, 0, 4, y], shade(place, '#5a4a3a'))
  return (
    cord +
    lampGlow(room, [x, y + size * 0.5, size * 3]) +
    path(
      `M${x - size} ${y + size * 0.9}q0 ${-size * 0.9} ${size} ${-size * 0.9}t${size} ${size * 0.9}z`,
      tone(place, '#c99b6a'),
    ) +
    path(ellipse([x, y + size * 0.9], [size, size * 0.14]), place.mood.lamp)
  )
}

/** A woven lantern: an onion of bands. */
export function lantern(room: Room, [x, y]: Point, size: number): string {
  const { place } = room
  const body = `M${x} ${y}c${size} ${size * 0.2} ${size} ${size * 1.3} 0 ${size * 1.9}c${-size} ${-size * 0.6} ${-size} ${-size * 1.7} 0 ${-size * 1.9}z`
  const bands = repeat(
    6,
    (i) => `M${x - size} ${y + size * (0.3 + i * 0.28)}q${size} ${size * 0.24} ${size * 2} 0`,
  )
  return (
    rect([x - 2, 0, 4, y], shade(place, '#5a4a3a')) +
    lampGlow(room, [x, y + size, size * 3.4]) +
    path(body, down(tone(place, '#f7dca0'), tone(place, '#d9a860'))) +
    clipped(body, stroke(bands, shade(place, '#8f6332'), 4))
  )
}
