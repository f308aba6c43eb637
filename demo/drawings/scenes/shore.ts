import { backdrop } from './motifs/backdrop.ts'
import { dunes, ghaf, mangroves, sand, water } from './motifs/nature.ts'
import { bush, palm, tuft } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { vignette } from './motifs/street.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import { down, height, path, type Point, repeat, stroke, width } from './paper/paint.ts'

function shoreline(place: Place): string {
  const { roll, horizon } = place
  const line = horizon + 210
  const foam = `M0 ${line}C300 ${line - 50} 560 ${line + 70} 900 ${line + 10}S1500 ${line - 50} ${width} ${line + 30}V${line + 54}C1500 ${line - 20} 1200 ${line + 60} 900 ${line + 40}S300 ${line - 20} 0 ${line + 26}z`
  const beach = `M0 ${line + 16}C300 ${line - 30} 560 ${line + 90} 900 ${line + 30}S1500 ${line - 30} ${width} ${line + 46}V${height}H0z`
  const boats = repeat(3, () =>
    dhow(place, [roll.between(200, 1700), horizon + roll.between(30, 110)]),
  )
  return (
    water(place, horizon + 4, line + 90) +
    boats +
    path(beach, down(tone(place, '#f0dcb4'), tone(place, '#dcbf8e'))) +
    path(foam, '#ffffff', 'opacity=".75"')
  )
}

/** A dhow under its one leaning sail. */
function dhow(place: Place, [x, y]: Point): string {
  const s = 0.5 + (y - place.horizon) / 140
  return `<g transform="translate(${x} ${y}) scale(${s})">${path('M-60 -8q60 30 130 -18l-20 34q-50 16 -94 0z', shade(place, '#6b4a30'))}${path('M-6 -12L30 -120L62 -14z', tone(place, '#fbf4e6'))}${stroke('M-10 -10L32 -128', shade(place, '#6b4a30'), 4)}</g>`
}

export function viewScene(place: Place): string {
  const { roll, emirate } = place
  const inland = roll.odds(emirate === 'fujairah' || emirate === 'ajman' ? 0.15 : 0.35)
  if (inland) return desert(place)
  const groves =
    emirate === 'umm-al-quwain' || emirate === 'abu-dhabi'
      ? mangroves(place, place.horizon + 120)
      : ''
  const front = [roll.between(40, 130), roll.between(240, 330), roll.between(1690, 1860)]
    .map((x, i) => palm(place, [x, height + 20 - (i % 2) * 70], roll.between(560, 900)))
    .join('')
  return (
    sky(place) +
    backdrop(place) +
    shoreline(place) +
    groves +
    front +
    repeat(9, () => tuft(place, [roll.between(0, width), height + 6], roll.between(50, 90))) +
    vignette(place)
  )
}

function desert(place: Place): string {
  const { roll, horizon } = place
  const layers =
    dunes(place, { tall: 190, distance: 0.6, base: horizon + 50 }) +
    dunes(place, { tall: 210, distance: 0.3, base: horizon + 170 }) +
    dunes(place, { tall: 180, distance: 0.08, base: horizon + 290 })
  const trees = repeat(3, (i) =>
    ghaf(
      place,
      [260 + i * 620 + roll.between(-120, 120), horizon + 250 + (i % 2) * 60],
      roll.between(170, 270),
    ),
  )
  return (
    sky(place) +
    backdrop(place) +
    layers +
    sand(place, horizon + 286, height) +
    trees +
    repeat(16, () =>
      tuft(
        place,
        [roll.between(0, width), roll.between(horizon + 320, height)],
        roll.between(26, 54),
      ),
    ) +
    bush(place, [roll.between(200, 1700), height - 60], 50) +
    vignette(place)
  )
}
