import type { areaUnits } from '#features/listing/property/contract.ts'
import { squareFoot } from '#i18n/area-factors.ts'

export type Space = { space: number; measurement: (typeof areaUnits)[number] }

/** Both XML dialects measure in square feet. */
export function squareFeetOf({ space, measurement }: Space): string {
  const feet = measurement === 'sqm' ? space / squareFoot : space
  return String(Math.round(feet * 100) / 100)
}

export const formatSpace = ({ space, measurement }: Space) => `${space} ${measurement}`

/** Used only while the square feet beside it are unchanged. */
export function parseExactSpace(own: string | null, feet: unknown): Space | undefined {
  const [, number = '', unit] = /^([\d.]+) (sqm|sqft)$/.exec(own ?? '') ?? []
  if (unit !== 'sqm' && unit !== 'sqft') return undefined
  const exact: Space = { space: Number(number), measurement: unit }
  return squareFeetOf(exact) === String(feet) ? exact : undefined
}
