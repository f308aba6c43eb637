import { type Chance, chance } from './chance.ts'
import { mix } from './paint.ts'
import { type Emirate, type Light, type Scene } from './scene.ts'

type Mood = {
  skies: readonly [readonly string[], ...(readonly string[])[]]
  sun: string
  warm: readonly [string, number]
  cool: readonly [string, number]
  sea: readonly [far: string, near: string]
  lit: number
  lamp: string
}

const moods: Record<Light, Mood> = {
  day: {
    skies: [
      ['#8fc3cd', '#c9e0dc', '#f5ecd9'],
      ['#a5cdd0', '#dbe6da', '#f8eedb'],
      ['#7fb5c4', '#b9d8d9', '#eee9d8'],
    ],
    sun: '#fffaea',
    warm: ['#fff4de', 0.1],
    cool: ['#6a8796', 0.32],
    sea: ['#8fc4c2', '#2f8389'],
    lit: 0.04,
    lamp: '#ffe9b8',
  },
  dawn: {
    skies: [
      ['#9fbcc4', '#e9d3c1', '#f8c6a2'],
      ['#b4bfcb', '#eccdc0', '#f9d3a8'],
      ['#8fb3b8', '#dcd6c4', '#fbd9ac'],
    ],
    sun: '#fff0d2',
    warm: ['#fbcda6', 0.26],
    cool: ['#7d7f98', 0.42],
    sea: ['#ecc6ab', '#5f979b'],
    lit: 0.14,
    lamp: '#ffdf9f',
  },
  dusk: {
    skies: [
      ['#274a5e', '#7d6f86', '#e08d66', '#f7c98c'],
      ['#1f4a55', '#5d7a80', '#d99a73', '#f8d199'],
      ['#3a3f63', '#8f6380', '#e07f63', '#f6b878'],
    ],
    sun: '#ffe1a6',
    warm: ['#d6805c', 0.36],
    cool: ['#37405f', 0.62],
    sea: ['#e8a57c', '#2f5268'],
    lit: 0.42,
    lamp: '#ffd285',
  },
  night: {
    skies: [
      ['#0a1f2b', '#143a48', '#2f6468'],
      ['#0d1b33', '#1f3756', '#466a80'],
      ['#0b2326', '#17443f', '#4b7a68'],
    ],
    sun: '#f6efd8',
    warm: ['#35546a', 0.6],
    cool: ['#10293a', 0.76],
    sea: ['#3b6f75', '#0f2d3b'],
    lit: 0.5,
    lamp: '#ffcf7d',
  },
}

/** Where a scene stands: everything the drawing hands on from sky to foreground. */
export type Place = {
  roll: Chance
  mood: Mood
  light: Light
  emirate: Emirate
  sky: readonly string[]
  haze: string
  horizon: number
  sun: { x: number; y: number; r: number }
}

const sunHeights: Record<Light, readonly [number, number]> = {
  day: [560, 700],
  dawn: [60, 200],
  dusk: [30, 190],
  night: [520, 680],
}

export function placeOf(scene: Scene, horizon: number): Place {
  const roll = chance(scene.seed * 31 + scene.kind.length * 7919)
  const mood = moods[scene.light]
  const sky = roll.pick(mood.skies)
  const [low, high] = sunHeights[scene.light]
  const left = roll.odds(0.5)
  const x = left ? roll.between(220, 620) : roll.between(1300, 1700)
  const r = scene.light === 'day' || scene.light === 'night' ? 62 : roll.between(95, 150)
  const sun = { x, y: Math.max(150, horizon - roll.between(low, high)), r }
  const haze = sky.at(-1) ?? '#f5ecd9'
  return { roll, mood, light: scene.light, emirate: scene.emirate, sky, haze, horizon, sun }
}

/** A material in the light of the hour, on the side of the sun. */
export const tone = ({ mood }: Place, colour: string) => mix(colour, mood.warm[0], mood.warm[1])

/** The same material on the side away from it. */
export const shade = ({ mood }: Place, colour: string) => mix(colour, mood.cool[0], mood.cool[1])

/** Distance: 0 stands before us, 1 is lost in the haze. */
export const far = (place: Place, colour: string, distance: number) =>
  mix(shade(place, colour), place.haze, distance)

export const dark = (light: Light) => light === 'dusk' || light === 'night'
