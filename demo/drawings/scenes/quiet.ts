import { backdrop } from './motifs/backdrop.ts'
import { type Place } from './paper/mood.ts'
import {
  type Box,
  boxPath,
  circle,
  faint,
  height,
  path,
  type Point,
  pointedArch,
  rect,
  repeat,
  roundArch,
  stroke,
  width,
} from './paper/paint.ts'

const line = '#9a8a6c'

const green = '#0e5a4c'

const pen = (d: string, thickness = 5) => stroke(d, line, thickness)

function sprig([x, y]: Point, h: number): string {
  const frond = (angle: number) => {
    const [tx, ty] = [Math.cos(angle) * h * 0.42, Math.sin(angle) * h * 0.3 + h * 0.1]
    return `M${x} ${y - h}Q${x + tx * 0.6} ${y - h + ty - h * 0.2} ${x + tx} ${y - h + ty}`
  }
  return (
    stroke(
      repeat(7, (i) => frond(-Math.PI * (i / 6))),
      green,
      6,
    ) + pen(`M${x - 5} ${y}Q${x} ${y - h / 2} ${x} ${y - h}Q${x + 6} ${y - h / 2} ${x + 9} ${y}`)
  )
}

function tower([x, base, w, h]: Box, bays: number): string {
  const rows = Math.floor(h / 52)
  const panes = repeat(bays * rows, (i) =>
    boxPath([
      x + (w * ((i % bays) + 0.28)) / bays,
      base - h + 30 + Math.floor(i / bays) * 52,
      (w * 0.44) / bays,
      26,
    ]),
  )
  return rect([x, base - h, w, h], '#f6f0e4') + pen(boxPath([x, base - h, w, h])) + pen(panes, 3)
}

function towers({ roll }: Place, base: number): string {
  const x = roll.between(720, 880)
  return (
    tower([x - 260, base, 230, roll.between(360, 480)], 4) +
    tower([x, base, 330, roll.between(640, 760)], 5) +
    tower([x + 360, base, 210, roll.between(300, 420)], 3)
  )
}

function house({ roll }: Place, base: number): string {
  const x = roll.between(520, 640)
  const shape = roll.pick([roundArch, pointedArch])
  const walls =
    rect([x, base - 260, 800, 260], '#f6f0e4') +
    rect([x + 120, base - 470, 420, 210], '#f6f0e4') +
    pen(
      boxPath([x, base - 260, 800, 260]) +
        boxPath([x + 120, base - 470, 420, 210]) +
        `M${x - 20} ${base - 260}h840M${x + 100} ${base - 470}h460`,
    )
  const doors = pen(
    shape([x + 340, base - 190, 120, 190]) +
      repeat(
        2,
        (i) =>
          shape([x + 70 + i * 120, base - 170, 80, 120]) +
          shape([x + 540 + i * 120, base - 170, 80, 120]),
      ) +
      repeat(3, (i) => shape([x + 170 + i * 120, base - 420, 76, 110])),
    4,
  )
  return walls + doors
}

function plot(_: Place, base: number): string {
  const waves = pen(
    `M0 ${base - 60}Q300 ${base - 190} 640 ${base - 60}T1280 ${base - 70}T${width} ${base - 60}M200 ${base + 10}Q500 ${base - 80} 860 ${base + 10}T1500 ${base}`,
  )
  return (
    waves +
    `<path d="M600 ${base + 60}L1320 ${base + 60}L1520 ${base + 230}L400 ${base + 230}z" fill="#f6f0e4" stroke="${green}" stroke-width="6" stroke-dasharray="24 18"/>`
  )
}

function shop({ roll }: Place, base: number): string {
  const x = roll.between(480, 560)
  const scallops = repeat(10, (i) => `M${x + i * 84} ${base - 300}v50a42 42 0 0 0 84 0v-50`)
  return (
    rect([x, base - 470, 840, 470], '#f6f0e4') +
    pen(boxPath([x, base - 470, 840, 470]) + `M${x} ${base - 300}h840`) +
    stroke(scallops, green, 5) +
    pen(
      boxPath([x + 50, base - 200, 460, 160]) +
        roundArch([x + 600, base - 210, 150, 210]) +
        repeat(4, (i) => boxPath([x + 90 + i * 190, base - 420, 90, 80])),
      4,
    )
  )
}

const subjects = {
  'quiet-tower': towers,
  'quiet-house': house,
  'quiet-land': plot,
  'quiet-shop': shop,
}

/** For ads without a photo: a pen drawing on sand that does not pretend to show the home. */
export function quietScene(kind: keyof typeof subjects): (place: Place) => string {
  return (place) => {
    const base = place.horizon + 90
    const sun = path(circle(place.sun.x, Math.max(260, place.sun.y), 130), '#e9dcc4')
    const ground =
      rect([0, place.horizon + 6, width, height], '#ede4d3') + pen(`M0 ${base}H${width}`, 4)
    const palms =
      sprig([place.roll.between(180, 340), base], 330) +
      sprig([place.roll.between(1500, 1720), base], 400)
    return (
      rect([0, 0, width, height], '#f1eadd') +
      sun +
      faint(backdrop(place), 0.3) +
      ground +
      subjects[kind](place, base) +
      palms
    )
  }
}
