import { dunes, mangroves, mountains } from './nature.ts'
import { dark, far, type Place } from '../paper/mood.ts'
import { type Box, boxPath, outline, path, repeat, width } from '../paper/paint.ts'
import { type Emirate } from '../paper/scene.ts'

type Row = { tall: number; step: number; distance: number; base?: number }

const flat = ([x, y, w, h]: Box) => boxPath([x, y, w, h])

const stepped = ([x, y, w, h]: Box) =>
  boxPath([x, y + h * 0.18, w, h * 0.82]) +
  boxPath([x + w * 0.18, y + h * 0.06, w * 0.64, h]) +
  boxPath([x + w * 0.38, y, w * 0.24, h])

const slanted = ([x, y, w, h]: Box) =>
  outline([
    [x, y + h],
    [x, y + w * 0.9],
    [x + w, y],
    [x + w, y + h],
  ])

const spired = ([x, y, w, h]: Box) =>
  boxPath([x, y + h * 0.2, w, h * 0.8]) +
  outline([
    [x, y + h * 0.2],
    [x + w / 2, y],
    [x + w, y + h * 0.2],
  ])

const sail = ([x, y, w, h]: Box) =>
  `M${x} ${y + h}C${x} ${y + h * 0.5} ${x + w * 0.2} ${y + h * 0.15} ${x + w} ${y}V${y + h}z`

const bullet = ([x, y, w, h]: Box) =>
  `M${x} ${y + h}V${y + h * 0.4}Q${x + w * 0.1} ${y} ${x + w / 2} ${y}Q${x + w * 0.9} ${y} ${x + w} ${y + h * 0.4}V${y + h}z`

const domed = ([x, y, w, h]: Box) => {
  const top = y + h * 0.45
  return (
    boxPath([x, top, w, h * 0.55]) +
    `M${x + w * 0.1} ${top}C${x} ${top - w * 0.5} ${x + w * 0.4} ${top - w * 0.55} ${x + w / 2} ${top - w * 0.85}C${x + w * 0.6} ${top - w * 0.55} ${x + w} ${top - w * 0.5} ${x + w * 0.9} ${top}z`
  )
}

const minaret = ([x, y, w, h]: Box) => {
  const m = x + w / 2
  return (
    boxPath([m - 8, y + 50, 16, h]) +
    boxPath([m - 14, y + 60, 28, 8]) +
    outline([
      [m - 9, y + 50],
      [m, y],
      [m + 9, y + 50],
    ])
  )
}

type Shape = (box: Box) => string

type Skyline = { shapes: readonly [Shape, ...Shape[]]; tall: number; step: number }

const skylines: Record<Emirate, Skyline> = {
  dubai: { shapes: [flat, flat, stepped, slanted, spired, sail, bullet], tall: 430, step: 74 },
  'abu-dhabi': { shapes: [flat, slanted, sail, bullet, bullet, flat], tall: 360, step: 92 },
  sharjah: { shapes: [flat, flat, domed, minaret, stepped], tall: 230, step: 92 },
  ajman: { shapes: [flat, flat, stepped, domed], tall: 210, step: 104 },
  'umm-al-quwain': { shapes: [flat, domed, flat], tall: 110, step: 150 },
  'ras-al-khaimah': { shapes: [flat, stepped, bullet], tall: 170, step: 140 },
  fujairah: { shapes: [flat, domed, minaret, stepped], tall: 170, step: 130 },
}

function needle(x: number, base: number, tall: number): string {
  const tiers = repeat(7, (index) => {
    const w = 92 * (1 - index / 7.6)
    return boxPath([
      x - w / 2 + (index % 2 ? 5 : -5),
      base - tall * (0.3 + index * 0.085),
      w * 0.92,
      tall,
    ])
  })
  return (
    clippedBase(tiers, x, base) +
    outline([
      [x - 7, base - tall * 0.8],
      [x, base - tall * 1.12],
      [x + 7, base - tall * 0.8],
    ])
  )
}

const clippedBase = (tiers: string, x: number, base: number) =>
  tiers + boxPath([x - 70, base - 60, 140, 60])

function row(place: Place, { tall, step, distance, base = place.horizon + 8 }: Row): string {
  const { roll, emirate } = place
  const { shapes } = skylines[emirate]
  const heart = roll.between(500, 1400)
  let outlines = ''
  let windows = ''
  for (let x = -60; x < width + 40; x += step * roll.between(0.5, 1.5)) {
    const near = Math.exp(-(((x - heart) / 620) ** 2))
    const h = tall * (0.22 + 0.78 * near) * roll.between(0.45, 1.05)
    const box: Box = [x, base - h, step * roll.between(0.45, 0.85), h]
    outlines += roll.pick(shapes)(box)
    windows += specks(place, box)
  }
  const body = path(outlines, far(place, '#a99a8a', distance))
  const glints = dark(place.light)
    ? path(windows, place.mood.lamp, `opacity="${0.75 - distance * 0.6}"`)
    : ''
  return body + glints
}

function specks({ roll }: Place, [x, y, w, h]: Box): string {
  return repeat(h / 26, () =>
    boxPath([x + w * roll.between(0.2, 0.75), y + h * roll.between(0.4, 0.92), 5, 7]),
  )
}

function skyline(place: Place): string {
  const { tall, step } = skylines[place.emirate]
  const back = row(place, { tall, step, distance: 0.76 })
  const tower = place.emirate === 'dubai' ? landmark(place) : ''
  return back + tower + row(place, { tall: tall * 0.62, step: step * 1.1, distance: 0.52 })
}

function landmark(place: Place): string {
  const x = place.sun.x > width / 2 ? place.roll.between(260, 700) : place.roll.between(1220, 1660)
  const tall = Math.min(640, place.horizon - 110)
  return under(place, path(needle(x, place.horizon, tall), far(place, '#98938f', 0.66)))
}

const under = (place: Place, inside: string) =>
  `<svg x="0" y="0" width="${width}" height="${place.horizon + 8}" overflow="hidden">${inside}</svg>`

const hills = (place: Place) =>
  mountains(place, { tall: 420, distance: 0.72 }) + mountains(place, { tall: 260, distance: 0.5 })

/** What one sees on the horizon of each emirate: Hajar ridges in the north-east, towers, lagoons. */
export function backdrop(place: Place): string {
  switch (place.emirate) {
    case 'ras-al-khaimah':
      return hills(place) + row(place, { tall: 130, step: 170, distance: 0.4 })
    case 'fujairah':
      return hills(place) + row(place, { tall: 150, step: 120, distance: 0.38 })
    case 'umm-al-quwain':
      return (
        row(place, { tall: 100, step: 150, distance: 0.6 }) + mangroves(place, place.horizon + 8)
      )
    case 'abu-dhabi':
      return skyline(place) + mangroves(place, place.horizon + 8)
    case 'ajman':
    case 'sharjah':
      return dunes(place, { tall: 90, distance: 0.7, base: place.horizon + 6 }) + skyline(place)
    case 'dubai':
      return skyline(place)
  }
}
