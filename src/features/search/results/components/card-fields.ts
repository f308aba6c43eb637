/** What our own pictures come in, as wide as a card draws them: 328 to 384 px, two or three times. */
export const usualWidths = [640, 960] as const

/** What a page carries of an ad, named where it is packed. */
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
  'photos',
  'advertiser',
  'verified',
  'phone',
  'whatsapp',
] as const
export type CardField = (typeof cardFields)[number]
