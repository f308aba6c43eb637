import { dark, type Place, tone } from '../paper/mood.ts'
import {
  circle,
  down,
  ellipse,
  faint,
  glow,
  height,
  path,
  rect,
  repeat,
  rounded,
  stroke,
  width,
} from '../paper/paint.ts'

function stars({ roll, horizon }: Place): string {
  const dots = repeat(90, () =>
    circle(roll.between(0, width), roll.between(0, horizon * 0.75), roll.between(0.8, 2.6)),
  )
  return path(dots, '#f6efd8', 'opacity=".7"')
}

function moon({ sun, mood }: Place): string {
  const { x, y, r } = sun
  const crescent = `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - r * 0.9} ${y + r * 0.45}A${r * 0.82} ${r * 0.82} 0 0 0 ${x} ${y - r}z`
  return path(crescent, mood.sun)
}

function sunOf({ sun, mood, light }: Place): string {
  const reach = sun.r * (light === 'day' ? 6 : 4.6)
  const halo = path(
    circle(sun.x, sun.y, reach),
    glow(`${mood.sun}b0`, `${mood.sun}38`, `${mood.sun}00`),
  )
  return halo + path(circle(sun.x, sun.y, sun.r), mood.sun, light === 'day' ? 'opacity=".9"' : '')
}

function cloud({ roll, horizon, mood }: Place): string {
  const x = roll.between(-100, width - 200)
  const y = roll.between(horizon * 0.12, horizon * 0.72)
  const long = roll.between(220, 560)
  const bars = repeat(3, (index) => {
    const w = long * (index === 1 ? 1 : roll.between(0.4, 0.75))
    const start = x + (long - w) * roll.next()
    return rounded([start, y + index * 19, w, 20], mood.sun, 10)
  })
  return faint(bars, roll.between(0.14, 0.34))
}

function birds({ roll, horizon }: Place): string {
  const x = roll.between(400, 1400)
  const y = roll.between(horizon * 0.3, horizon * 0.55)
  return repeat(roll.whole(3, 5), (index) => {
    const [at, up, w] = [
      x + index * roll.between(34, 58),
      y + roll.between(-34, 34),
      roll.between(10, 16),
    ]
    return stroke(
      `M${at - w} ${up - 5}q${w * 0.6} -6 ${w} 5q${w * 0.4} -11 ${w} -5`,
      '#3a4a50',
      2.6,
    )
  })
}

export function sky(place: Place): string {
  const { light, roll } = place
  const air =
    rect([0, 0, width, place.horizon + 40], down(...place.sky)) +
    rect([0, place.horizon, width, height - place.horizon], tone(place, '#d9bd8e'))
  const above = light === 'night' ? stars(place) + moonlight(place) + moon(place) : sunOf(place)
  const clouds = repeat(light === 'night' ? 2 : roll.whole(3, 5), () => cloud(place))
  return air + above + clouds + (dark(light) ? '' : faint(birds(place), 0.55))
}

function moonlight({ sun, mood }: Place): string {
  return path(ellipse([sun.x, sun.y], [420, 420]), glow(`${mood.sun}40`, `${mood.sun}00`))
}
