import { chance, seedOf } from '#demo/drawings/scenes/paper/chance.ts'
import { mix } from './paint.ts'

const skins = ['#f1cfb4', '#e6b994', '#d8a279', '#bf885d', '#9b6a46', '#774e34'] as const
const hairs = [
  '#2a201c',
  '#1e1a1b',
  '#2a201c',
  '#1e1a1b',
  '#3b2a22',
  '#553a2b',
  '#6d4b34',
  '#8b8680',
] as const
const grounds = [
  '#e9dcc7',
  '#d3dfd7',
  '#dbe2e9',
  '#ecd8ce',
  '#dcd6e3',
  '#e5e1d0',
  '#cdddda',
] as const
const clothes = [
  '#0e5a4c',
  '#24405a',
  '#7c4034',
  '#4b4559',
  '#80651f',
  '#33423e',
  '#566772',
] as const
const scarves = [
  '#2c3a38',
  '#6f7f78',
  '#8d5b4c',
  '#b9a78a',
  '#3c4a63',
  '#a98b94',
  '#e4dccd',
] as const

/** What a face is made of; the same seed is always the same person. */
export function lookOf(kind: string, seed: number) {
  const { pick, odds, whole } = chance(seedOf(`${kind} ${seed}`))
  const skin = pick(skins)
  const dark = mix(skin, '#3a1d10', 0.55)
  return {
    skin,
    shade: mix(skin, '#6b3a22', 0.22),
    dark,
    lips: mix(skin, '#9c3b33', 0.45),
    hair: pick(hairs),
    ground: pick(grounds),
    cloth: pick(clothes),
    scarf: pick(scarves),
    cut: whole(0, 3),
    hasBeard: odds(0.5),
    hasGlasses: odds(0.18),
  }
}

export type Look = ReturnType<typeof lookOf>
