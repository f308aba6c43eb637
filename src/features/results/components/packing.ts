/** What our own pictures come in; a picture in other widths says so. */
export const usualWidths = '320,640,960,1280'

/** What goes over as it is, by its place in the row. */
export const plain = [
  'id',
  'referenceId',
  'purpose',
  'rentPeriod',
  'totalPrice',
  'rooms',
  'bathrooms',
  'ready',
  'permitNumber',
  'priceReduced',
  'state',
] as const
