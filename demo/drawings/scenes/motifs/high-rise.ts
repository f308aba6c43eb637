import { facades, type FacadeStyle } from './facade.ts'
import { type Place, shade, tone } from '../paper/mood.ts'
import { type Box, boxPath, down, path, rect, repeat } from '../paper/paint.ts'

export type Tower = {
  x: number
  base: number
  w: number
  h: number
  wall: string
  style: FacadeStyle
  crown: Crown
}

export type Crown = 'flat' | 'stepped' | 'slant' | 'frame' | 'curve' | 'mast'

export const stuccos = ['#f3e9d8', '#ead8bd', '#e3b797', '#f7f2e8', '#d9b48f', '#c9d3cb'] as const

const sunlit = ({ sun }: Place, x: number) => sun.x < x

type Cap = { x: number; top: number; w: number; face: string; side: string }

const crowns: Record<Crown, (cap: Cap) => string> = {
  stepped: ({ x, top, w, face, side }) =>
    rect([x + w * 0.12, top - 46, w * 0.7, 46], side) +
    rect([x + w * 0.22, top - 88, w * 0.44, 44], face),
  slant: ({ x, top, w, face, side }) =>
    path(`M${x} ${top + 1}V${top - 30}L${x + w} ${top - 120}V${top + 1}z`, face) +
    path(`M${x} ${top}L${x + w} ${top - 90}V${top}z`, side, 'opacity=".5"'),
  frame: ({ x, top, w, face }) =>
    path(
      boxPath([x, top - 74, w, 16]) +
        repeat(6, (i) => boxPath([x + (i * (w - 12)) / 5, top - 74, 12, 74])),
      face,
    ),
  mast: ({ x, top, w, face, side }) =>
    rect([x + w * 0.2, top - 40, w * 0.5, 40], side) +
    rect([x + w * 0.44, top - 190, 8, 160], face),
  curve: ({ x, top, w, face }) =>
    path(`M${x} ${top + 1}Q${x + w * 0.2} ${top - 120} ${x + w} ${top - 130}V${top + 1}z`, face),
  flat: ({ x, top, w, face, side }) =>
    rect([x - 8, top - 22, w + 16, 24], face) + rect([x + w * 0.3, top - 44, w * 0.3, 24], side),
}

function crownOf(place: Place, { x, base, w, h, wall, crown }: Tower): string {
  return crowns[crown]({ x, top: base - h, w, face: tone(place, wall), side: shade(place, wall) })
}

/** Two faces of one prism: the one to the sun, and the narrower one away from it. */
export function towerOf(place: Place, tower: Tower): string {
  const { x, base, w, h, wall, style } = tower
  const top = base - h
  const front = Math.round(w * 0.66)
  const left = sunlit(place, x + w / 2)
  const lit: Box = [left ? x : x + w - front, top, front, h]
  const dull: Box = [left ? x + front : x, top, w - front, h]
  const floors = Math.max(3, Math.round(h / 27))
  const draw = facades[style]
  const seam = rect([left ? x + front - 3 : x + w - front - 3, top, 6, h], tone(place, wall))
  return (
    crownOf(place, tower) +
    draw(place, {
      box: dull,
      bays: Math.max(2, Math.round(dull[2] / 30)),
      floors,
      wall,
      turned: true,
    }) +
    draw(place, { box: lit, bays: Math.max(3, Math.round(front / 34)), floors, wall }) +
    seam +
    rect([x, base - h * 0.4, w, h * 0.4], down(`${place.haze}00`, `${place.haze}30`))
  )
}
