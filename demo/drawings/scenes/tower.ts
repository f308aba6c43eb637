import { backdrop } from './motifs/backdrop.ts'
import { type FacadeStyle } from './motifs/facade.ts'
import { dunes, sand, water } from './motifs/nature.ts'
import { bush, hedge, palm, tree } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { type Crown, stuccos, towerOf } from './motifs/high-rise.ts'
import { podium, street, vignette } from './motifs/street.ts'
import { type Place, shade, tone } from './paper/mood.ts'
import { boxPath, clipped, down, group, height, path, rect, repeat, width } from './paper/paint.ts'

const styles: readonly [FacadeStyle, ...FacadeStyle[]] = [
  'balconies',
  'balconies',
  'fins',
  'punched',
  'curtain',
]

const crowns: readonly [Crown, ...Crown[]] = ['flat', 'stepped', 'slant', 'frame', 'curve', 'mast']

function neighbours(place: Place, base: number): string {
  const { roll } = place
  const veil = group(
    repeat(4, (index) => {
      const w = roll.between(130, 210)
      const h = roll.between(240, 520)
      const x = index * 500 + roll.between(-60, 160)
      return towerOf(place, {
        x,
        base,
        w,
        h,
        wall: roll.pick(stuccos),
        style: roll.pick(styles),
        crown: roll.pick(crowns),
      })
    }),
    '',
  )
  return veil + rect([0, base - 640, width, 640], down(`${place.haze}00`, `${place.haze}8a`))
}

function heroes(place: Place, base: number): string {
  const { roll } = place
  const [style, wall, crown] = [roll.pick(styles), roll.pick(stuccos), roll.pick(crowns)]
  const x = place.sun.x < width / 2 ? roll.between(880, 1180) : roll.between(380, 640)
  const w = roll.between(280, 370)
  const h = roll.between(720, 850)
  const main = towerOf(place, { x, base, w, h, wall, style, crown })
  if (!roll.odds(0.55)) return main
  const second = {
    x: x + (roll.odds(0.5) ? w * 0.94 : -w * 0.78),
    base,
    w: w * 0.84,
    h: h * roll.between(0.62, 0.82),
    wall,
    style,
    crown,
  }
  return towerOf(place, second) + main
}

/** The waterfront with everything mirrored in it, a boulevard, or a garden. */
function foreground(place: Place, base: number, front: string): string {
  const { roll } = place
  const ground = roll.pick(['water', 'water', 'garden', 'street'] as const)
  if (ground === 'water') {
    const shore = base + 74
    const mirror = group(
      group(front, `transform="translate(0 ${shore * 2 - 70}) scale(1 -1)"`),
      'opacity=".34"',
    )
    const bank =
      rect([0, base, width, 50], tone(place, '#e9dcc4')) +
      rect([0, base + 50, width, 24], shade(place, '#b59d7d'))
    return (
      water(place, shore, height) +
      clipped(boxPath([0, shore, width, height - shore]), mirror) +
      bank
    )
  }
  if (ground === 'street') return street(place, base)
  return (
    rect([0, base, width, height - base], down(tone(place, '#9db37c'), shade(place, '#5d8560'))) +
    path(
      `M${width * 0.46} ${base}C${width * 0.47} ${base + 110} ${width * 0.34} ${base + 150} ${width * 0.36} ${height}H${width * 0.58}C${width * 0.5} ${base + 170} ${width * 0.53} ${base + 100} ${width * 0.49} ${base}z`,
      tone(place, '#eddfc6'),
    )
  )
}

function planting(place: Place, base: number): string {
  const { roll } = place
  const back = repeat(roll.whole(9, 13), (index) => {
    const x = index * 170 + roll.between(-60, 60)
    if (roll.odds(0.5)) return palm(place, [x, base + 30], roll.between(150, 230))
    return roll.odds(0.5)
      ? tree(place, [x, base + 24], roll.between(110, 150))
      : bush(place, [x, base + 26], roll.between(36, 60))
  })
  return hedge(place, [-20, base + 30], width) + back
}

export function towerScene(place: Place): string {
  const base = place.horizon + 60
  const front =
    neighbours(place, base) +
    heroes(place, base) +
    podium(place, [place.roll.between(60, 260), base - 96, 1500, 96], '#e8dac2')
  const green = planting(place, base)
  const frame = place.roll.odds(0.6)
    ? palm(place, [place.roll.pick([150, 1760]), height + 40], 640)
    : ''
  return (
    sky(place) +
    backdrop(place) +
    ground(place, base) +
    front +
    foreground(place, base, front) +
    green +
    frame +
    vignette(place)
  )
}

const ground = (place: Place, base: number) =>
  place.emirate === 'sharjah'
    ? dunes(place, { tall: 60, distance: 0.3, base })
    : sand(place, place.horizon, base + 4)
