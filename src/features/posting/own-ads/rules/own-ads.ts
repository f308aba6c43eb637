import { flagsOf, reasonsOf } from './attention.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { columnNames, fieldsOfType } from '#features/posting/fields/contract/ad-fields.ts'
import { type Entry, promotedAdType } from '#features/reference/catalogue/rules.ts'
import { type Sign, signFile, signIfAny, signPhoto } from '#features/files/signatures/rules.ts'
import { fileIdOf } from '#features/files/uploads/rules.ts'
import type { PermitPolicy } from '#features/listing/permits/rules.ts'
import type { PropertyCard, states } from '#features/listing/property/contract.ts'
import {
  type CardRow,
  cardOf,
  type Names,
  type PropertyRow,
  propertyOf,
} from '#features/listing/property/rules.ts'
import {
  type CurrentSubscription,
  type PackageRow,
  packageOf,
} from '#features/posting/packages/rules.ts'
import type { OwnCard, OwnProperty } from '../contract/own-ads.ts'

/** Functions, since both are reloaded. */
export type Lookups = {
  gazetteer: () => Names['gazetteer']
  catalogue: () => Names['catalogue']
}

export type State = (typeof states)[number]

type OptionalInDraft = 'purpose' | 'totalPrice' | 'price' | 'category' | 'typeId' | 'locationId'

type Draft<Row extends CardRow> = Omit<Row, OptionalInDraft> & {
  [Field in OptionalInDraft]: Row[Field] | null
}

type OwnPart = {
  startDate: string | null
  endDate: string | null
  updatedAt: Date
  packageId: number | null
  currentPackage: PackageRow | null
  wantedPackage: PackageRow | null
  currentSubscription: CurrentSubscription | null
  revision: number
  accountId: number
  managingAccountId: number
  hasEnglish: boolean
  hasArabic: boolean
  permitType: string | null
  permitExpiresAt: string | null
  statistics: OwnCard['statistics']
  review: OwnCard['review']
}

export type OwnCardRow = Draft<CardRow> & OwnPart

export type OwnRow = Draft<PropertyRow> &
  OwnPart & {
    ownerName: string | null
    authNumber: string | null
    propertyNumber: string | null
    commission: number | null
    unitPrice: number | null
  }

type ViewContext = {
  names: Names
  permits: PermitPolicy
  today: string
  /** Pictures of an ad that is not public have signed addresses. */
  sign: Sign
}

export function attentionOf(row: OwnCardRow, { names, today, permits }: Omit<ViewContext, 'sign'>) {
  const slugs = names.gazetteer.pathOf(row.locationId ?? 0).map(({ slug }) => slug)
  return reasonsOf(flagsOf({ ...row, slugs }, { today }), permits)
}

/** Null where a draft has no value; a public ad always has one. */
function ownFieldsOf(row: OwnCardRow, context: ViewContext) {
  const { purpose, totalPrice, price, category, startDate, endDate, statistics, review } = row
  // What is null in a draft is replaced below.
  const card = cardOf(row as CardRow, context.names)
  const chosen = row.wantedPackage ?? row.currentPackage
  return {
    purpose,
    totalPrice,
    price,
    category,
    startDate,
    endDate,
    statistics,
    review,
    purposeLabel: purpose && card.purposeLabel,
    pricePerSqm: totalPrice === null ? null : card.pricePerSqm,
    location: row.locationId === null ? null : card.location,
    updatedAt: row.updatedAt.toISOString(),
    subscription: (chosen && packageOf(chosen, context.names.catalogue)) ?? null,
    needs: attentionOf(row, context),
  }
}

function signCard<Card extends PropertyCard>(card: Card, sign: Sign): Card {
  const { images, agent, agency } = card
  return {
    ...card,
    images: images.map((image) => signFile(image, sign)),
    agent: agent && signPhoto(agent, sign),
    agency: agency && signPhoto(agency, sign),
  }
}

export function ownCardOf(row: OwnCardRow, context: ViewContext): OwnCard {
  const card = signCard(cardOf(row as CardRow, context.names), context.sign)
  return { ...card, ...ownFieldsOf(row, context) }
}

const uploads = '/media/files/'

/** Uploaded videos are stored among the links, by their addresses. */
function videosOf(urls: readonly string[]) {
  const isUpload = (url: string) => url.startsWith(uploads)
  return {
    videoUrl: urls.find((url) => !isUpload(url)) ?? null,
    videoIds: urls.filter(isUpload).flatMap((url) => fileIdOf(url.slice(uploads.length)) ?? []),
  }
}

export function ownPropertyOf(row: OwnRow, context: ViewContext): OwnProperty {
  const { ownerName, authNumber, propertyNumber, commission } = row
  const property = propertyOf(row as unknown as PropertyRow, context.names)
  return {
    ...signCard(property, context.sign),
    videos: property.videos.map((video) => signFile(video, context.sign)),
    qrCodeImage: signIfAny(property.qrCodeImage, context.sign),
    ...ownFieldsOf(row, context),
    ownerName,
    authNumber,
    propertyNumber,
    commission,
    ...videosOf(row.videoUrls),
  }
}

type TypeChoice = { adType: Pick<Entry, 'id' | 'slug'> | undefined; isChoosing: boolean }

/**
 * A package belongs to an ad type, so that stays unless the first package is not paid yet. An
 * imported ad without a type may take any that costs nothing, so not the promoted one.
 */
export function canHaveAdType(row: OwnRow, { adType, isChoosing }: TypeChoice): boolean {
  const isOwn = row.adTypeId === (adType?.id ?? null)
  if (row.state === 'draft' || isOwn) return true
  if (row.adTypeId === null) return adType?.slug !== promotedAdType
  return row.state === 'awaiting_payment' && row.packageId === null && isChoosing
}

export const findWantedPackageId = (row: OwnRow, { adTypeId }: Pick<AdFields, 'adTypeId'>) =>
  row.wantedPackage?.adTypeId === adTypeId ? (row.wantedPackage?.id ?? null) : null

/** Statistics are left out: a visit makes no new version. */
export const versionOf = ({ id, revision, updatedAt }: OwnRow) => ({
  id,
  revision,
  updatedAt: updatedAt.toISOString(),
})

const writtenFields = [...columnNames(), ...fieldsOfType('texts', 'ids')]
type WrittenField = (typeof writtenFields)[number]

export function fieldsOf(row: OwnRow, { catalogue }: Names): AdFields {
  const { typeId, category } = row
  const isCommercial = (catalogue.typeById(typeId ?? 0)?.category ?? category) === 'commercial'
  const same = Object.fromEntries(writtenFields.map((field) => [field, row[field]]))
  return {
    ...(same as Pick<OwnRow, WrittenField>),
    currency: 'AED',
    price: row.unitPrice,
    propertyTypeId: isCommercial ? null : typeId,
    commercialPropertyTypeId: isCommercial ? typeId : null,
    imageIds: row.images.map(({ id }) => id),
    floorPlanIds: row.images.filter(({ isFloorPlan }) => isFloorPlan).map(({ id }) => id),
    ...videosOf(row.videoUrls),
    qrCodeImageId: row.qrCode?.id ?? null,
  }
}
