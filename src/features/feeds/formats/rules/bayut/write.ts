import { typeKey, toPortalAmenities, toPortalPlace, toPortalType } from '../mapping/portal-names.ts'
import { squareFeetOf, formatSpace } from '../ads/space.ts'
import type { ExportedAd, ExportedFile, Writer } from '../ads/exported-ad.ts'
import { plainElements } from '../ads/plain-elements.ts'
import { declaration, element, group, ownNamespace } from '../ads/xml.ts'

const purposes = { sale: 'Buy', rent: 'Rent' } as const
const periods = { yearly: 'Yearly', monthly: 'Monthly', weekly: 'Weekly', daily: 'Daily' } as const
const furnishings = { furnished: 'Yes', unfurnished: 'No', partly: 'Partly' } as const
const offPlan = { 'off-plan': 'Yes', ready: 'No' } as const

const maxBedrooms = 10

function sizeElements({ fields: { space, measurement } }: ExportedAd): string[] {
  if (!space || !measurement) return []
  const size = { space, measurement }
  return [
    element('Property_Size', squareFeetOf(size), { 'dara:space': formatSpace(size) }),
    element('Property_Size_Unit', 'SQFT'),
  ]
}

function bedrooms({ fields: { rooms } }: ExportedAd): string {
  if (typeof rooms !== 'number') return ''
  if (rooms <= maxBedrooms) return element('Bedrooms', rooms)
  return element('Bedrooms', `${maxBedrooms}+`, { 'dara:count': String(rooms) })
}

function placeElements({ path }: ExportedAd): string[] {
  const [city, locality, subLocality, tower] = toPortalPlace(path)
  return [
    element('City', city, { 'dara:place': path.at(-1)?.slug }),
    element('Locality', locality),
    element('Sub_Locality', subLocality),
    element('Tower_Name', tower),
  ]
}

const files = (name: string, list: readonly ExportedFile[]) =>
  list.map(({ url, fileId }) => element(name, url, { 'dara:file': fileId }))

function termElements({ fields, type, isOnShow }: ExportedAd): string[] {
  const { purpose, ready, permitNumber, permitType } = fields
  return [
    element('Permit_Number', permitNumber, { 'dara:type': permitType ?? '' }),
    element('Property_Status', isOnShow ? 'live' : 'deleted'),
    element('Property_purpose', purpose && purposes[purpose]),
    element('Property_Type', type && toPortalType(type, 'bayut'), {
      'dara:type': type && typeKey(type),
    }),
    element('Off_Plan', ready && offPlan[ready]),
  ]
}

function textElements({ fields: { name, description } }: ExportedAd): string[] {
  return [
    element('Property_Title', name?.en),
    element('Property_Title_AR', name?.ar),
    element('Property_Description', description?.en),
    element('Property_Description_AR', description?.ar),
  ]
}

function offerElements({ fields }: ExportedAd): string[] {
  const { totalPrice, rentPeriod, furnished, purpose } = fields
  return [
    element('Price', totalPrice),
    element('Rent_Frequency', purpose === 'rent' && rentPeriod ? periods[rentPeriod] : null),
    element('Furnished', furnished && furnishings[furnished]),
  ]
}

function agentElements({ agent }: ExportedAd): string[] {
  return [
    element('Listing_Agent', agent.name),
    element('Listing_Agent_Phone', agent.phone),
    element('Listing_Agent_Email', agent.email),
  ]
}

const portals = group('Portals', [element('Portal', 'Bayut'), element('Portal', 'dubizzle')])

function property(ad: ExportedAd): string {
  const amenities = toPortalAmenities(ad.amenities, 'bayut')
  return group('Property', [
    element('Property_Ref_No', ad.fields.referenceId),
    ...termElements(ad),
    ...sizeElements(ad),
    bedrooms(ad),
    ...plainElements(ad, 'bayut'),
    group(
      'Features',
      amenities.map((name) => element('Feature', name)),
    ),
    portals,
    element('Last_Updated', ad.updatedAt.toISOString().slice(0, 19).replace('T', ' ')),
    ...textElements(ad),
    ...offerElements(ad),
    ...placeElements(ad),
    group('Images', files('Image', ad.images)),
    group('Videos', files('Video', ad.videos)),
    ...agentElements(ad),
  ])
}

export const bayutWriter = (): Writer => ({
  head: `${declaration}<Properties ${ownNamespace}>\n`,
  write: property,
  tail: '</Properties>\n',
})
