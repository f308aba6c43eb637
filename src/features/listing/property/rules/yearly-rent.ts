import type { rentPeriods } from '../contract/words.ts'

export const rentsPerYear: Record<(typeof rentPeriods)[number], number> = {
  yearly: 1,
  monthly: 12,
  weekly: 52,
  daily: 365,
}
