import type { rentPeriods } from '../contract/words.ts'

/** How many rents of a period make the rent of a year. */
export const rentsPerYear: Record<(typeof rentPeriods)[number], number> = {
  yearly: 1,
  monthly: 12,
  weekly: 52,
  daily: 365,
}
