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

/** In pixels. Most pictures have the first; advertisers' own photos have all of them. */
export const shapes = {
  usual: { width: 1920, height: 1280 },
  tall: { width: 960, height: 1280 },
  square: { width: 1280, height: 1280 },
  panorama: { width: 1920, height: 768 },
} as const

export type Shape = keyof typeof shapes

/**
 * `seed` is a whole number below 65,536, so that the possible pictures stay countable. A scene of
 * another shape is cut out of the middle.
 */
export type Scene = {
  kind: Kind
  emirate: Emirate
  seed: number
  light: Light
  shape: Shape
}

export const seeds = 0x10000
