/** Slugs of the property types whose registration has a fee of its own, or a disputed one. */
export const feeTypes = ['land', 'villa'] as const
export type FeeType = (typeof feeTypes)[number]

export const feeTypeOf = (slug: string | undefined): FeeType | undefined =>
  feeTypes.find((type) => type === slug)
