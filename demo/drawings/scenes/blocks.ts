import { backdrop } from './motifs/backdrop.ts'
import { bush, hedge, palm, tree } from './motifs/plants.ts'
import { sky } from './motifs/sky.ts'
import { stuccos, type Tower, towerOf } from './motifs/high-rise.ts'
import { podium, street, vignette } from './motifs/street.ts'
import { type Place } from './paper/mood.ts'
import { type Point, repeat, width } from './paper/paint.ts'

function officeTrees(place: Place, base: number): string {
  const { roll } = place
  return repeat(11, (i) =>
    i % 2
      ? tree(place, [i * 190 + roll.between(-20, 20), base + 40], roll.between(130, 170))
      : palm(place, [i * 190, base + 40], roll.between(180, 260)),
  )
}

/** Where people work: a glass front between two older ones, over a square. */
export function officeScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 70
  const left = roll.odds(0.5)
  const built = (x: number, [w, h]: Point, look: Pick<Tower, 'style' | 'crown'>) =>
    towerOf(place, { x, base, w, h, wall: roll.pick(stuccos), ...look })
  const crown = roll.pick(['slant', 'curve', 'stepped'] as const)
  return (
    sky(place) +
    backdrop(place) +
    built(left ? 1130 : 120, [620, roll.between(280, 370)], { style: 'punched', crown: 'flat' }) +
    built(left ? 180 : 1380, [330, roll.between(440, 580)], { style: 'fins', crown: 'frame' }) +
    built(left ? 560 : 800, [roll.between(480, 600), roll.between(640, 800)], {
      style: 'curtain',
      crown,
    }) +
    podium(place, [left ? 500 : 740, base - 90, 720, 90], '#f5ecdd') +
    street(place, base) +
    hedge(place, [-20, base + 34], width) +
    officeTrees(place, base) +
    vignette(place)
  )
}

function neighbours(place: Place, base: number): string {
  const { roll } = place
  return (
    towerOf(place, {
      x: -160,
      base,
      w: 420,
      h: roll.between(300, 420),
      wall: roll.pick(stuccos),
      style: 'punched',
      crown: 'flat',
    }) +
    towerOf(place, {
      x: 1650,
      base,
      w: 420,
      h: roll.between(300, 420),
      wall: roll.pick(stuccos),
      style: 'arched',
      crown: 'flat',
    })
  )
}

export function buildingScene(place: Place): string {
  const { roll } = place
  const base = place.horizon + 120
  const w = roll.between(980, 1180)
  const x = (width - w) / 2 + roll.between(-120, 120)
  const body = towerOf(place, {
    x,
    base,
    w,
    h: roll.between(500, 640),
    wall: roll.pick(stuccos),
    style: roll.pick(['balconies', 'arched', 'punched', 'balconies']),
    crown: roll.pick(['flat', 'frame', 'flat']),
  })
  const green = repeat(9, (i) =>
    i % 3
      ? palm(place, [i * 240 + roll.between(-40, 40), base + 46], roll.between(220, 330))
      : bush(place, [i * 240, base + 40], 50),
  )
  return (
    sky(place) +
    backdrop(place) +
    neighbours(place, base) +
    body +
    podium(place, [x - 30, base - 110, w + 60, 110], '#f5ecdd') +
    street(place, base) +
    hedge(place, [-20, base + 34], width) +
    green +
    vignette(place)
  )
}
