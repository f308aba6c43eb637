import type { AdFields } from '#features/posting/fields/contract.ts'

/** Bytes of what may grow in an ad, as the database function `ad_bytes` counts them. */
export function countGrowingBytes(ad: AdFields): number {
  const { name, description, addressDetails, videoUrl, videoIds, paymentPlan } = ad
  const texts = [name, description, addressDetails].flatMap((text) => [text?.en, text?.ar])
  const plan = paymentPlan ? JSON.stringify(paymentPlan) : ''
  return Buffer.byteLength([...texts, videoUrl, ...(videoIds ?? []), plan].join(''))
}
