import { isAllowedLink, type LinkHosts } from '#features/reference/link-hosts/rules.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { fileIdOf } from '#features/files/uploads/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { fieldsOf, type OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { typeOf } from '#features/posting/fields/rules.ts'
import { imageOf } from '#features/listing/property/rules.ts'
import type { ExportedAd } from '../ads/exported-ad.ts'

type ExportContext = {
  linkHosts: LinkHosts
  gazetteer: Gazetteer
  catalogue: Catalogue
  origin: string
  emails: ReadonlyMap<number, string>
}

const uploads = '/media/files/'

/** Portals do not take WebP, so they get the JPEG of an upload. */
function imagesOf({ images, name }: OwnRow, origin: string): ExportedAd['images'] {
  return images.map((image) => {
    const { url } = imageOf(image, name)
    const isUpload = image.fileId !== null
    return { url: `${origin}${isUpload ? url.replace(/\.webp$/, '.jpg') : url}`, fileId: image.id }
  })
}

function videosOf(
  { videoUrls }: OwnRow,
  { origin, linkHosts }: ExportContext,
): ExportedAd['videos'] {
  return videoUrls.flatMap((url) => {
    const fileId = url.startsWith(uploads) ? fileIdOf(url.slice(uploads.length)) : undefined
    if (fileId) return { url: `${origin}${url}`, fileId }
    return isAllowedLink(url, linkHosts) ? { url, fileId: null } : []
  })
}

/** Visitors of another portal would follow these links. */
function withoutForeign(fields: AdFields, { linkHosts }: ExportContext): AdFields {
  const allowed = (link: AdFields['videoUrl']) =>
    link && isAllowedLink(link, linkHosts) ? link : null
  const { videoUrl, virtualTour } = fields
  return { ...fields, videoUrl: allowed(videoUrl), virtualTour: allowed(virtualTour) }
}

export function toExportedAd(row: OwnRow, context: ExportContext): ExportedAd {
  const { gazetteer, catalogue, origin, emails } = context
  const fields = withoutForeign(fieldsOf(row, context), context)
  const chosen = new Set(fields.amenityIds)
  return {
    fields,
    state: row.state,
    isOnShow: row.state === 'live' || row.state === 'under_offer',
    updatedAt: row.updatedAt,
    type: typeOf(fields, catalogue),
    adType: catalogue.adTypes.find(({ id }) => id === fields.adTypeId),
    path: gazetteer.pathOf(row.locationId ?? 0),
    amenities: catalogue.amenities.filter(({ id }) => chosen.has(id)),
    images: imagesOf(row, origin),
    videos: videosOf(row, context),
    agent: {
      name: row.agent?.name ?? null,
      email: emails.get(row.agent?.id ?? 0) ?? null,
      phone: row.agent?.phone ?? null,
    },
  }
}
