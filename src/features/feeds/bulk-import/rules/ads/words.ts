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

export const readiness = {
  true: 'ready',
  yes: 'ready',
  ready: 'ready',
  completed: 'ready',
  false: 'off-plan',
  no: 'off-plan',
  offplan: 'off-plan',
} as const

export const areaUnits = { sqm: 'sqm', m2: 'sqm', sqft: 'sqft', ft2: 'sqft' } as const

export const finishings = {
  finished: 'finished',
  semifinished: 'semi-finished',
  unfinished: 'unfinished',
} as const

export const paymentMethods = {
  cash: 'cash',
  mortgage: 'mortgage',
  installments: 'installments',
} as const

export const advertiserTypes = {
  owner: 'owner',
  agent: 'agent',
  agency: 'agency',
  broker: 'broker',
  developer: 'developer',
} as const
