/** The square on which everything is drawn. */
export const side = 400

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, colour: string, thickness = 6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`

type Round = { x: number; y: number; rx: number; ry?: number }

export const oval = ({ x, y, rx, ry = rx }: Round, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour on its way to another: `share` from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to)
  const parts = channels(from).map((part, at) => part + ((goal[at] ?? 0) - part) * share)
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

export const sheet = (ground: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${ground}"/>${inside}</svg>`
