import { type Place, shade, tone } from '../paper/mood.ts'
import { circle, ellipse, outline, path, type Point, repeat, stroke } from '../paper/paint.ts'

const leafGreen = '#3f7a5c'

const deepGreen = '#1f5546'

type Frond = { from: Point; angle: number; long: number }

function frond({ from: [x, y], angle, long }: Frond): string {
  const [tipX, tipY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long * 0.8 + long * 0.38]
  const [bendX, bendY] = [
    x + Math.cos(angle) * long * 0.62,
    y + Math.sin(angle) * long * 0.9 - long * 0.22,
  ]
  const at = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * bendX + t * t * tipX,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * bendY + t * t * tipY,
  ]
  const step = long < 130 ? 0.12 : 0.07
  const leaf = (t: number, side: number) => {
    const [[px, py], [qx, qy]] = [at(t), at(t + step)]
    const reach = long * 0.3 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.8))
    const turn = Math.atan2(qy - py, qx - px) + side * 0.85
    return `M${px} ${py}L${px + Math.cos(turn) * reach} ${py + Math.sin(turn) * reach + reach * 0.3}L${qx} ${qy}z`
  }
  return repeat(
    0.84 / step,
    (index) => leaf(0.06 + index * step, 1) + leaf(0.06 + index * step, -1),
  )
}

/** A date palm: ringed trunk, drooping feathered crown, lit from above. */
export function palm(place: Place, [x, y]: Point, h: number): string {
  const { roll } = place
  const lean = roll.between(-0.09, 0.09) * h
  const top: Point = [x + lean, y - h]
  const [foot, neck] = [h * 0.042, h * 0.026]
  const trunk = `M${x - foot} ${y}C${x - foot * 0.7} ${y - h * 0.4} ${top[0] - neck} ${y - h * 0.6} ${top[0] - neck} ${top[1]}h${neck * 2}C${top[0] + neck} ${y - h * 0.6} ${x + foot * 0.8} ${y - h * 0.4} ${x + foot} ${y}z`
  const rings = repeat(9, (index) => {
    const t = (index + 1) / 10
    const at = x + lean * t * t
    return `M${at - foot * 0.8} ${y - h * t}q${foot * 0.8} ${foot * 0.6} ${foot * 1.6} 0`
  })
  const crown = (count: number, spread: number, long: number) =>
    repeat(count, (index) => {
      const angle = -Math.PI / 2 + (index / (count - 1) - 0.5) * spread + roll.between(-0.1, 0.1)
      return frond({ from: top, angle, long: h * long * roll.between(0.88, 1.1) })
    })
  return (
    path(ellipse([x, y], [h * 0.2, h * 0.02]), '#1c2b28', 'opacity=".2"') +
    path(trunk, shade(place, '#9a7350')) +
    stroke(rings, shade(place, '#6d4f38'), h * 0.008) +
    path(
      crown(8, 4.3, 0.44) + circle(top[0], top[1] - h * 0.01, h * 0.05),
      shade(place, deepGreen),
    ) +
    path(crown(7, 3.3, 0.4), tone(place, leafGreen))
  )
}

export function bush(place: Place, [x, y]: Point, r: number): string {
  const { roll } = place
  const puffs = (count: number, size: number, lift: number) =>
    repeat(count, (index) =>
      circle(
        x + (index / (count - 1) - 0.5) * r * 1.9,
        y - r * lift * roll.between(0.7, 1.1),
        r * size * roll.between(0.8, 1.15),
      ),
    )
  return (
    path(
      puffs(5, 0.52, 0.36) +
        outline([
          [x - r * 1.2, y],
          [x - r, y - r * 0.5],
          [x + r, y - r * 0.5],
          [x + r * 1.2, y],
        ]),
      shade(place, deepGreen),
    ) + path(puffs(4, 0.36, 0.62), tone(place, '#4c8463'))
  )
}

export function bloom(place: Place, [x, y]: Point, r: number): string {
  const { roll } = place
  const colour = roll.pick(['#c2556b', '#d26a4c', '#d98aa0'])
  const dots = (count: number) =>
    repeat(count, () =>
      circle(
        x + roll.between(-1.1, 1.1) * r,
        y - roll.between(0.15, 1.1) * r,
        r * roll.between(0.07, 0.14),
      ),
    )
  return (
    bush(place, [x, y], r) +
    path(dots(16), shade(place, colour)) +
    path(dots(16), tone(place, colour))
  )
}

export function hedge(place: Place, [x, y]: Point, long: number): string {
  const d = `M${x} ${y}v-34q10 -14 26 -8${repeat(long / 40, () => 'q12 -14 22 0q8 -8 18 0')}V${y}z`
  return path(d, shade(place, '#2d6a52'))
}

export function cypress(place: Place, [x, y]: Point, h: number): string {
  const half = (w: number) =>
    `M${x} ${y - h}C${x + w * 1.2} ${y - h * 0.5} ${x + w} ${y - h * 0.1} ${x} ${y}z`
  return (
    path(half(h * 0.13), shade(place, deepGreen)) + path(half(-h * 0.13), tone(place, '#3f7459'))
  )
}

export function tuft(place: Place, [x, y]: Point, h: number): string {
  const { roll } = place
  const blades = repeat(9, (index) => {
    const reach = (index - 4) * h * 0.16 + roll.between(-4, 4)
    return `M${x + index - 4} ${y}q${reach * 0.2} ${-h * 0.7} ${reach} ${-h * roll.between(0.6, 1)}q${-reach * 0.5} ${h * 0.3} ${-reach + 5} ${h * 0.9}z`
  })
  return path(blades, shade(place, '#71804f'))
}

/** A broad round street tree. */
export function tree(place: Place, [x, y]: Point, h: number): string {
  const { roll } = place
  const puffs = (count: number, r: number, lift: number) =>
    repeat(count, () =>
      circle(
        x + roll.between(-0.24, 0.24) * h,
        y - h * (lift + roll.between(-0.14, 0.14)),
        h * r * roll.between(0.75, 1.1),
      ),
    )
  return (
    path(
      `M${x - h * 0.03} ${y}l${h * 0.015} ${-h * 0.6}h${h * 0.03}l${h * 0.015} ${h * 0.6}z`,
      shade(place, '#6b5138'),
    ) +
    path(puffs(8, 0.17, 0.68), shade(place, deepGreen)) +
    path(puffs(6, 0.11, 0.78), tone(place, leafGreen))
  )
}
