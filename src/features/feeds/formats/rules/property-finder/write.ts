import { contentLanguages } from '#i18n/language.ts'
import { squareFeetOf, formatSpace } from '../ads/space.ts'
import type { ExportedAd, Writer } from '../ads/exported-ad.ts'
import { plainElements } from '../ads/plain-elements.ts'
import { declaration, element, group, ownNamespace } from '../ads/xml.ts'
import { typeKey, toPortalAmenities, toPortalPlace, toPortalType } from '../mapping/portal-names.ts'

const furnishings = { furnished: 'Yes', unfurnished: 'No', partly: 'Partly' } as const
const completions = { 'off-plan': 'off_plan', ready: 'completed' } as const

const maxRooms = 7

const stamp = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

function offeringOf({ fields: { category, purpose } }: ExportedAd): string | undefined {
  if (!category || !purpose) return undefined
  return `${category === 'commercial' ? 'C' : 'R'}${purpose === 'rent' ? 'R' : 'S'}`
}

function price({ fields: { totalPrice, purpose, rentPeriod } }: ExportedAd): string {
  if (purpose !== 'rent' || !rentPeriod) return element('price', totalPrice)
  return group('price', [element(rentPeriod, totalPrice)])
}

function permit({ fields: { permitNumber, permitType } }: ExportedAd): string {
  if (permitType === 'dtcm') return element('dtcm_permit', permitNumber)
  return element('permit_number', permitNumber, { 'dara:type': permitType ?? '' })
}

function count(name: string, number: number | null | undefined): string {
  if (typeof number !== 'number' || number <= maxRooms) return element(name, number)
  return element(name, `${maxRooms}+`, { 'dara:count': String(number) })
}

function size({ fields: { space, measurement } }: ExportedAd): string {
  if (!space || !measurement) return ''
  const given = { space, measurement }
  return element('size', squareFeetOf(given), { 'dara:space': formatSpace(given) })
}

function placeElements({ path }: ExportedAd): string[] {
  const [city, community, subCommunity, name] = toPortalPlace(path)
  return [
    element('city', city, { 'dara:place': path.at(-1)?.slug }),
    element('community', community),
    element('sub_community', subCommunity),
    element('property_name', name),
  ]
}

/** Amenities without a code stand only in our attribute, so the text may be empty. */
function amenities({ amenities: all, fields }: ExportedAd): string {
  if (all.length === 0) return ''
  const name = fields.category === 'commercial' ? 'commercial_amenities' : 'private_amenities'
  const codes = toPortalAmenities(all, 'property-finder').join(',')
  const own = { 'dara:all': all.map(({ slug }) => slug).join('|') }
  return codes === '' ? group(name, ['\n'], own) : element(name, codes, own)
}

function textElements({ fields: { name, description } }: ExportedAd): string[] {
  return [
    ...contentLanguages.map((language) => element(`title_${language}`, name?.[language])),
    ...contentLanguages.map((one) => element(`description_${one}`, description?.[one])),
  ]
}

function photos({ images, updatedAt }: ExportedAd): string {
  const urls = images.map(({ url, fileId }) =>
    // An upload never changes: another picture has another address.
    element('url', url, {
      'dara:file': fileId,
      ...(fileId === null && { last_update: stamp(updatedAt) }),
    }),
  )
  return group('photo', urls)
}

function agentElement({ agent }: ExportedAd): string {
  return group('agent', [
    element('name', agent.name),
    element('email', agent.email),
    element('phone', agent.phone),
  ])
}

/** The dialect has one video: a link before an upload. */
function video({ videos }: ExportedAd): string {
  const chosen = videos.find(({ fileId }) => fileId === null) ?? videos[0]
  return element('video_tour_url', chosen?.url, { 'dara:file': chosen?.fileId })
}

function propertyWriter(now: Date) {
  const builtIn = (age: number | null | undefined) =>
    typeof age === 'number' ? now.getUTCFullYear() - age : null
  return (ad: ExportedAd): string => {
    const { fields, type, updatedAt } = ad
    const { furnished, ready, bathrooms, rooms } = fields
    const inside = [
      element('reference_number', fields.referenceId),
      permit(ad),
      element('offering_type', offeringOf(ad)),
      element('property_type', type && toPortalType(type, 'property-finder'), {
        'dara:type': type && typeKey(type),
      }),
      element('price_on_application', 'No'),
      price(ad),
      ...plainElements(ad, 'property-finder'),
      ...placeElements(ad),
      ...textElements(ad),
      amenities(ad),
      size(ad),
      count('bedroom', rooms),
      count('bathroom', bathrooms),
      agentElement(ad),
      element('build_year', builtIn(fields.propertyAge)),
      element('furnished', furnished && furnishings[furnished]),
      element('view360', fields.virtualTour),
      photos(ad),
      video(ad),
      element('completion_status', ready && completions[ready]),
    ]
    return group('property', inside, { last_update: stamp(updatedAt) })
  }
}

export const propertyFinderWriter = (now: Date): Writer => ({
  head: `${declaration}<list last_update="${stamp(now)}" ${ownNamespace}>\n`,
  write: propertyWriter(now),
  tail: '</list>\n',
})
