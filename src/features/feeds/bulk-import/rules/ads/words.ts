import type { NamesOfType } from '#features/posting/fields/contract/ad-fields.ts'

export const purposes = {
  sale: 'sale',
  buy: 'sale',
  forsale: 'sale',
  rent: 'rent',
  forrent: 'rent',
} as const

export const rentPeriods = {
  year: 'yearly',
  yearly: 'yearly',
  month: 'monthly',
  monthly: 'monthly',
  week: 'weekly',
  weekly: 'weekly',
  day: 'daily',
  daily: 'daily',
} as const

export const furnishings = {
  true: 'furnished',
  yes: 'furnished',
  furnished: 'furnished',
  false: 'unfurnished',
  no: 'unfurnished',
  unfurnished: 'unfurnished',
  partly: 'partly',
  semifurnished: 'partly',
} as const

const readiness = {
  true: 'ready',
  yes: 'ready',
  ready: 'ready',
  completed: 'ready',
  false: 'off-plan',
  no: 'off-plan',
  offplan: 'off-plan',
} as const

export const areaUnits = { sqm: 'sqm', m2: 'sqm', sqft: 'sqft', ft2: 'sqft' } as const

const plainWords = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((word) => [word.replaceAll('-', ''), word]))

const choices: Readonly<Record<string, Record<string, string> | undefined>> = {
  purpose: purposes,
  rentPeriod: rentPeriods,
  measurement: areaUnits,
  furnished: furnishings,
  ready: readiness,
} satisfies Partial<Record<NamesOfType<'choice'>, Record<string, string>>>

export const choicesOf = (field: string, words: readonly string[]) =>
  choices[field] ?? plainWords(words)
