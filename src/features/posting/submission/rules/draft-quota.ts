import type { AdFields } from '#features/posting/fields/contract.ts'
import { contentLanguages } from '#i18n/language.ts'

/** Bytes of what may grow in an ad, as the database function `ad_bytes` counts them. */
export function countGrowingBytes(ad: AdFields): number {
  const { name, description, addressDetails, videoUrl, videoIds, paymentPlan } = ad
  const texts = [name, description, addressDetails].flatMap((text) =>
    contentLanguages.map((language) => text?.[language]),
  )
  const plan = paymentPlan ? JSON.stringify(paymentPlan) : ''
  return Buffer.byteLength([...texts, videoUrl, ...(videoIds ?? []), plan].join(''))
}
