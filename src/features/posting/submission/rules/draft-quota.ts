import type { AdFields } from '#features/posting/fields/contract.ts'

/** Bytes of the texts and links of an ad: what of it may grow (`ad_bytes` of the database). */
export function textBytes({ name, description, addressDetails, videoUrl }: AdFields): number {
  const texts = [name, description, addressDetails].flatMap((text) => [text?.en, text?.ar])
  return Buffer.byteLength([...texts, videoUrl].join(''))
}
