import { seedOf } from './chance.ts'

export const width = 1920

export const height = 1280

export type Point = readonly [x: number, y: number]

export type Box = readonly [x: number, y: number, w: number, h: number]

export const rect = ([x, y, w, h]: Box, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}" fill="${fill}" ${more}/>`

export const rounded = (box: Box, fill: string, radius: number) => rect(box, fill, `rx="${radius}"`)

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, thickness = 4) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, r: number) => ellipse([x, y], [r, r])

export const ellipse = ([x, y]: Point, [rx, ry]: Point) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

export const outline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`

export const poly = (points: readonly Point[], fill: string, more = '') =>
  path(outline(points), fill, more)

type Edge = readonly [left: number, right: number, y: number]

/** Four corners between an upper and a lower edge. */
export const between = ([a, b, y]: Edge, [c, d, z]: Edge) => `M${a} ${y}H${b}L${d} ${z}H${c}z`

export const boxPath = ([x, y, w, h]: Box) => `M${x} ${y}h${w}v${h}h${-w}z`

export const group = (inside: string, more: string) => `<g ${more}>${inside}</g>`

export const faint = (inside: string, opacity: number) => group(inside, `opacity="${opacity}"`)

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('')

export const roundArch = ([x, y, w, h]: Box) =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`

export const pointedArch = ([x, y, w, h]: Box) => {
  const spring = y + w * 0.62
  const middle = x + w / 2
  return `M${x} ${y + h}V${spring}C${x} ${y + w * 0.28} ${middle - w * 0.2} ${y + w * 0.14} ${middle} ${y}C${middle + w * 0.2} ${y + w * 0.14} ${x + w} ${y + w * 0.28} ${x + w} ${spring}V${y + h}z`
}

export const clipped = (d: string, inside: string) => {
  const id = `c${seedOf(d).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

export function mix(from: string, to: string, share: number): string {
  const goal = channels(to)
  const parts = channels(from).map((part, index) => part + ((goal[index] ?? 0) - part) * share)
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

const gradient = (letter: string, stops: readonly string[]) =>
  `url(#${letter}-${stops.map((stop) => stop.slice(1)).join('-')})`

/** Stops may carry an alpha: `#rrggbbaa`. */
export const down = (...stops: string[]) => gradient('down', stops)

export const across = (...stops: string[]) => gradient('across', stops)

export const glow = (...stops: string[]) => gradient('glow', stops)

const stopOf = (colour: string, index: number, all: string[]) => {
  const alpha = colour.length > 6 ? Number.parseInt(colour.slice(6), 16) / 255 : 1
  return `<stop offset="${index / (all.length - 1)}" stop-color="#${colour.slice(0, 6)}" stop-opacity="${alpha}"/>`
}

const gradientOf = (id: string) => {
  const [letter, ...stops] = id.split('-')
  const inside = stops.map(stopOf).join('')
  if (letter === 'glow') return `<radialGradient id="${id}">${inside}</radialGradient>`
  const end = letter === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${inside}</linearGradient>`
}

/** Gradients name their own stops, so the definitions are read back from the finished drawing. */
export function sheet(inside: string, cut: { width: number; height: number }): string {
  const ids = new Set(
    Array.from(inside.matchAll(/url\(#((?:down|across|glow)-[^)]+)\)/g), (m) => m[1] ?? ''),
  )
  const defs = Array.from(ids, gradientOf).join('')
  const short = inside.replace(/\d+\.\d{2,}/g, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  )
  const corner = `${(width - cut.width) / 2} ${(height - cut.height) / 2}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner} ${cut.width} ${cut.height}" width="${cut.width}" height="${cut.height}"><defs>${defs}</defs>${short}</svg>`
}
