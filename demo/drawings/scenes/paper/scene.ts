export const kinds = {
  'apartment-tower': 'at',
  building: 'bd',
  villa: 'vi',
  townhouse: 'th',
  palace: 'pa',
  chalet: 'ch',
  farm: 'fa',
  land: 'la',
  plot: 'pl',
  office: 'of',
  shop: 'sh',
  warehouse: 'wh',
  lobby: 'lo',
  'living-room': 'lr',
  majlis: 'mj',
  bedroom: 'br',
  kitchen: 'ki',
  bathroom: 'ba',
  terrace: 'te',
  pool: 'po',
  view: 'vw',
  'office-room': 'or',
  'shop-room': 'sr',
  hall: 'ha',
  'floor-plan': 'fp',
  'quiet-tower': 'qt',
  'quiet-house': 'qh',
  'quiet-land': 'ql',
  'quiet-shop': 'qs',
} as const

export const emirates = {
  'abu-dhabi': 'a',
  dubai: 'd',
  sharjah: 's',
  ajman: 'j',
  'umm-al-quwain': 'u',
  'ras-al-khaimah': 'r',
  fujairah: 'f',
} as const

export const lights = { day: 'y', dusk: 'k', dawn: 'w', night: 'n' } as const

export type Kind = keyof typeof kinds

export type Emirate = keyof typeof emirates

export type Light = keyof typeof lights

/** `seed` is a whole number below 65,536, so that the possible pictures stay countable. */
export type Scene = { kind: Kind; emirate: Emirate; seed: number; light: Light }

export const seeds = 0x10000
