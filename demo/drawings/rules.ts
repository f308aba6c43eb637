import { chance, seedOf } from './scenes/paper/chance.ts'
import { casts, castOf } from './scenes/cast.ts'
import { placeOf } from './scenes/paper/mood.ts'
import { sheet } from './scenes/paper/paint.ts'
import {
  type Emirate,
  type Light,
  type Scene,
  emirates,
  type Kind,
  kinds,
  lights,
  seeds,
  type Shape,
  shapes,
} from './scenes/paper/scene.ts'
import { stages } from './scenes/stages.ts'

export type { Scene }

/** Pixels of the largest picture. */
export const sizeOf = ({ shape }: Pick<Scene, 'shape'>) => shapes[shape]

/** The picture as SVG; the same scene is always the same text. */
export function drawScene(scene: Scene): string {
  const stage = stages[scene.kind]
  return sheet(stage.draw(placeOf(scene, stage.horizon)), sizeOf(scene))
}

export type Pictured = {
  id: string | number
  typeSlug: string
  category: string
  emirate: string
  count: number
}

const emirateOf = (slug: string): Emirate => (slug in emirates ? (slug as Emirate) : 'dubai')

const hours: readonly [Light, ...Light[]] = [
  'day',
  'day',
  'day',
  'day',
  'dusk',
  'dusk',
  'dusk',
  'dawn',
  'dawn',
  'night',
]

const shapeNames = Object.keys(shapes) as Shape[]

/** One picture in eight has another shape, so that every list has some. A plan is drawn whole. */
function shapeOf(kind: Kind, name: string): Shape {
  if (kind === 'floor-plan') return 'usual'
  const at = seedOf(name) % 24
  return (at > 0 && shapeNames[at]) || 'usual'
}

/** The pictures of an ad without its own photos: outside first, then what its type has inside. */
export function picturesOf({ id, typeSlug, category, emirate, count }: Pictured): Scene[] {
  const roll = chance(seedOf(`${typeSlug} ${emirate} ${id}`))
  const light = roll.pick(hours)
  const indoors: Light = light === 'night' ? 'dusk' : light
  return casts(castOf(typeSlug, category), { roll, count }).map((kind, index) => ({
    kind,
    emirate: emirateOf(emirate),
    seed: roll.whole(0, seeds - 1),
    light: index === 0 ? light : roll.pick(['day', indoors]),
    shape: shapeOf(kind, `${id} ${index}`),
  }))
}

/** A calm line drawing for an ad that has no picture at all and is no demo. */
export function placeholderScene(typeSlug: string, emirate: string, id: string | number): Scene {
  const seed = seedOf(`${typeSlug} ${id}`) % seeds
  const { quiet: kind } = castOf(typeSlug, '')
  return { kind, emirate: emirateOf(emirate), seed, light: 'day', shape: 'usual' }
}

export const widths = [320, 640, 960, 1280, 1920] as const
export const formats = ['avif', 'webp', 'jpg'] as const

export type Width = (typeof widths)[number]
export type Format = (typeof formats)[number]
export type Variant = { scene: Scene; width: Width; format: Format }

const turned = <K extends string>(letters: Record<K, string>) =>
  new Map(Object.entries(letters).map(([key, letter]) => [letter as string, key as K]))

const kindsByCode = turned(kinds)
const emiratesByCode = turned(emirates)
const lightsByCode = turned(lights)

/** Two letters of kind, one of emirate, one of light, then shape and seed as one number in base 36. */
export function codeOf({ kind, emirate, light, seed, shape }: Scene): string {
  const number = shapeNames.indexOf(shape) * seeds + seed
  return `${kinds[kind]}${emirates[emirate]}${lights[light]}${number.toString(36)}`
}

export function sceneOf(code: string): Scene | undefined {
  const kind = kindsByCode.get(code.slice(0, 2))
  const emirate = emiratesByCode.get(code.slice(2, 3))
  const light = lightsByCode.get(code.slice(3, 4))
  const number = Number.parseInt(code.slice(4), 36)
  const shape = shapeNames[Math.floor(number / seeds)]
  if (!kind || !emirate || !light || !shape) return undefined
  const scene = { kind, emirate, light, seed: number % seeds, shape }
  // One spelling a picture, or the same picture could be asked for without end.
  return codeOf(scene) === code ? scene : undefined
}

export const fileOf = ({ scene, width, format }: Variant) => `${codeOf(scene)}-${width}.${format}`

export const addressOf = (variant: Variant) => `/media/drawn/${fileOf(variant)}`

export function variantOf(file: string): Variant | undefined {
  const [, code = '', digits, ending] = /^([a-z0-9]{5,8})-(\d{3,4})\.([a-z]{3,4})$/.exec(file) ?? []
  const scene = sceneOf(code)
  const width = widths.find((one) => String(one) === digits)
  const format = formats.find((one) => one === ending)
  return scene && width && format ? { scene, width, format } : undefined
}
