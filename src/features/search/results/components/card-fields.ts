/** Cards are 328 to 384 px wide, at two or three device pixels each. */
export const usualWidths = [640, 960] as const

export const cardFields = [
  'id',
  'referenceId',
  'purpose',
  'rentPeriod',
  'totalPrice',
  'pricePerSqm',
  'rooms',
  'bathrooms',
  'spaceSqm',
  'ready',
  'permitNumber',
  'priceReduced',
  'state',
  'since',
  'title',
  'slug',
  'adType',
  'type',
  'place',
  'photo',
  'thumbhash',
  'ratio',
  'photos',
  'advertiser',
  'verified',
  'phone',
  'whatsapp',
] as const
export type CardField = (typeof cardFields)[number]
