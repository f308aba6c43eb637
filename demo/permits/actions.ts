import { createHash } from 'node:crypto'
import type { BaseLogger } from 'pino'
import { masterKey } from '#features/files/uploads/rules.ts'
import type { Database } from '#platform/sql.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type AdWithoutCode, type Code, findAdsWithoutCode, insertCodes } from './queries.ts'
import { drawCode } from './rules.ts'

const sidePixels = 480

/** The same for the same ad, so that a start that was cut off writes no second file. */
const codeIdOf = (propertyId: number): string =>
  createHash('sha256').update(`permit code ${propertyId}`).digest('base64url').slice(0, 22)

/** Only text from `drawCode` may come here: an SVG from elsewhere could read files. */
async function pictureOf(permitNumber: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(drawCode(permitNumber)))
  return drawing.resize(sidePixels, sidePixels, { kernel: 'nearest' }).jpeg().toBuffer()
}

async function storeCode(
  storage: Storage,
  { id: propertyId, accountId, permitNumber }: AdWithoutCode,
) {
  const id = codeIdOf(propertyId)
  const picture = await pictureOf(permitNumber)
  await storage.put(masterKey(id), picture, 'image/jpeg')
  return { id, propertyId, accountId, bytes: picture.length }
}

/**
 * As if the advertisers had sent them in. Once: some 10 ms for each of 200 ads. A demo also starts without
 * some of them, as with a full disk: its next start tries again.
 */
export async function addPermitCodes(
  { kysely }: Database,
  { storage, log }: { storage: Storage; log: Pick<BaseLogger, 'warn'> },
): Promise<void> {
  const ads = await findAdsWithoutCode(kysely)
  const codes: Code[] = []
  try {
    for (const ad of ads) codes.push(await storeCode(storage, ad))
  } catch (err) {
    log.warn({ err }, 'QR codes of permits not stored: the demo starts without them')
  }
  if (codes.length > 0) await insertCodes(kysely, codes, sidePixels)
}
