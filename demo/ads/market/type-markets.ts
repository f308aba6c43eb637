/** Groups of types that are described alike. */
export type Kind =
  | 'flat'
  | 'house'
  | 'escape'
  | 'land'
  | 'block'
  | 'office'
  | 'store'
  | 'shed'
  | 'camp'

export type TypeMarket = {
  kind: Kind
  /** Which price level of the place counts, and how much of it. */
  base: 'flat' | 'house' | 'work' | 'land'
  factor: number
  /** Square feet from smallest to largest, by number of rooms where there are any. */
  sizes: Record<number, readonly [low: number, high: number]>
  /** Rooms in the order they are dealt out. */
  rooms?: readonly number[]
  floors: readonly [low: number, high: number]
  saleShare: number
}

const anySize = (low: number, high: number) => ({ [-1]: [low, high] as const })

const homeSizes = (...sizes: (readonly [number, number])[]) => Object.fromEntries(sizes.entries())

const unit = { floors: [1, 1] as const, saleShare: 0.45 }

export const homeMarkets: Record<string, TypeMarket> = {
  'residential/apartment': {
    ...unit,
    kind: 'flat',
    base: 'flat',
    factor: 1,
    sizes: homeSizes([380, 520], [650, 850], [1020, 1190], [1500, 1950], [2200, 2900]),
    rooms: [2, 1, 2, 3, 0, 2, 1, 2, 3, 1, 2, 0, 4],
    saleShare: 0.56,
  },
  'residential/penthouse': {
    ...unit,
    kind: 'flat',
    base: 'flat',
    factor: 1.35,
    sizes: { 3: [2800, 3600], 4: [3700, 5200], 5: [5400, 7200] },
    rooms: [4, 3, 5, 3],
    saleShare: 0.75,
  },
  'residential/hotel-apartment': {
    ...unit,
    kind: 'flat',
    base: 'flat',
    factor: 1.12,
    sizes: homeSizes([400, 520], [680, 860], [1050, 1300]),
    rooms: [1, 0, 2, 1],
    saleShare: 0.3,
  },
  'residential/duplex': {
    ...unit,
    kind: 'flat',
    base: 'flat',
    factor: 1.06,
    sizes: { 2: [1450, 1900], 3: [2100, 2800], 4: [2900, 3600] },
    rooms: [3, 2, 4],
    floors: [2, 2],
    saleShare: 0.6,
  },
  'residential/floor': {
    ...unit,
    kind: 'flat',
    base: 'house',
    factor: 0.95,
    sizes: { 3: [1800, 2300], 4: [2300, 2900], 5: [2900, 3500] },
    rooms: [4, 3, 5],
    saleShare: 0.2,
  },
  'residential/villa': {
    kind: 'house',
    base: 'house',
    factor: 1,
    sizes: { 3: [2300, 3000], 4: [3000, 4200], 5: [4200, 6000], 6: [6000, 8200], 7: [8000, 11000] },
    rooms: [4, 5, 3, 4, 6, 5, 3, 7],
    floors: [2, 2],
    saleShare: 0.62,
  },
  'residential/townhouse': {
    kind: 'house',
    base: 'house',
    factor: 0.96,
    sizes: { 2: [1450, 1850], 3: [1900, 2500], 4: [2400, 3100] },
    rooms: [3, 4, 3, 2],
    floors: [2, 3],
    saleShare: 0.58,
  },
  'residential/bungalow': {
    kind: 'house',
    base: 'house',
    factor: 1,
    sizes: { 2: [1500, 2000], 3: [2000, 2800] },
    rooms: [3, 2],
    floors: [1, 1],
    saleShare: 0.5,
  },
  'residential/palace': {
    kind: 'house',
    base: 'house',
    factor: 1.1,
    sizes: { 8: [15000, 19000], 9: [18000, 24000], 10: [22000, 30000] },
    rooms: [9, 8, 10],
    floors: [2, 3],
    saleShare: 1,
  },
  'residential/compound': {
    kind: 'block',
    base: 'house',
    factor: 0.85,
    sizes: { 15: [16000, 19000], 20: [20000, 26000] },
    rooms: [20, 15],
    floors: [2, 2],
    saleShare: 0.6,
  },
  'residential/chalet': {
    kind: 'escape',
    base: 'flat',
    factor: 1,
    sizes: { 1: [700, 900], 2: [1000, 1400], 3: [1500, 2000] },
    rooms: [2, 1, 3],
    floors: [1, 2],
    saleShare: 0.4,
  },
  'residential/rest-house': {
    kind: 'escape',
    base: 'house',
    factor: 0.4,
    sizes: { 2: [7500, 11000], 3: [10000, 16000] },
    rooms: [2, 3],
    floors: [1, 1],
    saleShare: 0.45,
  },
  'residential/farm': {
    kind: 'escape',
    base: 'land',
    factor: 0.4,
    sizes: { 2: [54000, 90000], 3: [86000, 160000] },
    rooms: [3, 2],
    floors: [1, 1],
    saleShare: 0.8,
  },
  'residential/land': {
    kind: 'land',
    base: 'land',
    factor: 1,
    sizes: anySize(5000, 15000),
    floors: [0, 0],
    saleShare: 1,
  },
  'residential/building': {
    kind: 'block',
    base: 'flat',
    factor: 0.62,
    sizes: anySize(26000, 60000),
    floors: [5, 9],
    saleShare: 0.8,
  },
}

const business = { base: 'work' as const, factor: 1, floors: [1, 1] as const, saleShare: 0.35 }

export const businessMarkets: Record<string, TypeMarket> = {
  'commercial/office-space': { ...business, kind: 'office', sizes: anySize(650, 3200) },
  'commercial/whole-floor': { ...business, kind: 'office', sizes: anySize(8000, 14000) },
  'commercial/half-floor': { ...business, kind: 'office', sizes: anySize(4000, 7000) },
  'commercial/business-centre': { ...business, kind: 'office', sizes: anySize(3500, 6500) },
  'commercial/co-working-space': {
    ...business,
    kind: 'office',
    factor: 1.25,
    sizes: anySize(1200, 2600),
    saleShare: 0,
  },
  'commercial/showroom': { ...business, kind: 'store', sizes: anySize(2600, 7000) },
  'commercial/shop': { ...business, kind: 'store', factor: 1.25, sizes: anySize(420, 1400) },
  'commercial/retail': { ...business, kind: 'store', factor: 1.3, sizes: anySize(900, 2800) },
  'commercial/restaurant': { ...business, kind: 'store', factor: 1.3, sizes: anySize(1400, 3600) },
  'commercial/medical-facility': { ...business, kind: 'store', sizes: anySize(1600, 4200) },
  'commercial/warehouse': { ...business, kind: 'shed', sizes: anySize(4500, 24000) },
  'commercial/storage': { ...business, kind: 'shed', sizes: anySize(600, 2400) },
  'commercial/factory': { ...business, kind: 'shed', sizes: anySize(18000, 46000) },
  'commercial/labour-camp': {
    ...business,
    kind: 'camp',
    factor: 0.9,
    sizes: anySize(14000, 30000),
    rooms: [30, 28, 24],
    floors: [2, 4],
  },
  'commercial/staff-accommodation': {
    ...business,
    kind: 'camp',
    sizes: anySize(6000, 12000),
    rooms: [18, 24, 16],
    floors: [2, 4],
  },
  'commercial/building': {
    ...business,
    kind: 'block',
    sizes: anySize(20000, 48000),
    floors: [4, 9],
  },
  'commercial/bulk-units': {
    ...business,
    kind: 'block',
    factor: 0.9,
    sizes: anySize(9000, 20000),
  },
  'commercial/hotel': {
    kind: 'block',
    base: 'flat',
    factor: 1.05,
    sizes: anySize(22000, 36000),
    rooms: [30, 28],
    floors: [4, 7],
    saleShare: 0.7,
  },
  'commercial/land': {
    ...business,
    kind: 'land',
    base: 'land',
    sizes: anySize(15000, 80000),
    floors: [0, 0],
    saleShare: 0.7,
  },
}

export const typeMarkets: Record<string, TypeMarket> = { ...homeMarkets, ...businessMarkets }
