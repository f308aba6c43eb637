/** What an ad asks of its advertiser, the most urgent first. */
export const needs = [
  'payment',
  'changes',
  'renewal',
  'expiry',
  'permit',
  'arabic',
  'english',
] as const

export type Need = (typeof needs)[number]

/** `any`: whatever asks for something. */
export const anyNeed = ['any', ...needs] as const
