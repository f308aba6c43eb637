import { seedOf } from '#demo/drawings/scenes/paper/chance.ts'
import { portraitAddress } from '#demo/portraits/rules.ts'
import { defaultLanguage } from '#i18n/language.ts'
import type { Person } from './account.ts'

/** Some of those who write their name in Arabic wear what many here wear; nobody else is guessed at. */
export function faceOf({ slug, writes, feminine }: Person): string {
  const seed = seedOf(`face of ${slug}`)
  const isCovered = (writes ?? defaultLanguage) !== defaultLanguage && seed % 3 > 0
  const kind = feminine ? (isCovered ? 'h' : 'w') : isCovered ? 'k' : 'm'
  return portraitAddress({ kind, seed })
}

/** Shares no divisor with how many emblems there are, so that each office gets one of its own. */
const stride = 35

/** An office has an emblem, as it has a sign above its door. */
export const emblemOf = (number: number): string =>
  portraitAddress({ kind: 'l', seed: number * stride })
