import { categories } from '#features/reference/catalogue/contract.ts'
import {
  advertiserTypes,
  areaUnits,
  finishings,
  furnishings,
  paymentMethods,
  purposes,
  readiness,
  rentPeriods,
} from '#features/listing/property/contract.ts'

/** The last step, `check`, asks for no field. */
export const fieldSteps = ['kind', 'place', 'facts', 'words', 'price', 'media', 'permit'] as const

type Limits = { minimum: number; maximum: number }
type Maximum = { maximum: number }

type Typed =
  | ({ type: 'integer' } & Limits)
  | ({ type: 'number' } & Limits)
  | ({ type: 'line' } & Maximum)
  | ({ type: 'link' } & Maximum)
  /** Each language has the minimum length before the public sees it. */
  | ({ type: 'texts' } & Limits)
  | { type: 'choice'; words: readonly string[] }
  | { type: 'flag' }
  /** `YYYY-MM-DD` */
  | { type: 'day' }
  /** The id of something in the catalogue or of a location, and a list of such ids. */
  | { type: 'id' }
  | ({ type: 'ids' } & Maximum)
  /** The id of an uploaded file, and a list of such ids. */
  | { type: 'file' }
  | ({ type: 'files' } & Maximum)
  | { type: 'plan' }

export type AdField = Typed & {
  /** The step of the form that asks for it, and its place within the step. */
  form: readonly [step: (typeof fieldSteps)[number], place: number]
  /** Needed before the ad is public, where it applies; the number is its place in a refusal. */
  required?: number
  /** The smallest number that the public may see. */
  smallestShown?: number
  /** Which change of it is reviewed; the database function `ad_content` says the same. */
  review?: 'changed' | 'added'
  /** Of a type that may stay when its account is erased, but says something of a person. */
  isPersonal?: true
  /** Stored in another way than in a column of its name: `submission/rules/one-ad.ts`. */
  hasColumn?: false
}

/** An ad has at most so many photos, and as many floor plans. */
const maxPictures = 30

/**
 * In the order of the API's document. The API's body, columns, form, CSV and NDJSON files follow.
 * `listing/property/contract/page-fields.ts` says to which ads a field applies,
 * `feeds/records/rules/ad-names.ts` has its names in feeds and archives.
 */
export const adFields = {
  referenceId: { type: 'line', maximum: 50, form: ['permit', 7], review: 'changed' },
  adTypeId: { type: 'id', form: ['kind', 5], required: 1 },
  advertiserType: { type: 'choice', words: advertiserTypes, form: ['kind', 6], required: 2 },
  category: {
    type: 'choice',
    words: categories,
    form: ['kind', 2],
    required: 3,
    review: 'changed',
  },
  purpose: { type: 'choice', words: purposes, form: ['kind', 1], required: 4, review: 'changed' },
  propertyTypeId: { type: 'id', form: ['kind', 3], review: 'changed', hasColumn: false },
  commercialPropertyTypeId: { type: 'id', form: ['kind', 4], review: 'changed', hasColumn: false },
  name: { type: 'texts', minimum: 10, maximum: 90, form: ['words', 1], review: 'changed' },
  description: {
    type: 'texts',
    minimum: 50,
    maximum: 4_000,
    form: ['words', 2],
    review: 'changed',
  },
  currency: { type: 'choice', words: ['AED'], form: ['price', 3], required: 5, hasColumn: false },
  totalPrice: {
    type: 'number',
    minimum: 0.01,
    maximum: 10_000_000_000,
    form: ['price', 1],
    required: 6,
  },
  price: { type: 'number', minimum: 0.01, maximum: 10_000_000_000, form: ['price', 2] },
  rentPeriod: { type: 'choice', words: rentPeriods, form: ['kind', 7] },
  cheques: { type: 'integer', minimum: 1, maximum: 12, form: ['kind', 8] },
  space: {
    type: 'number',
    minimum: 0.01,
    maximum: 10_000_000,
    smallestShown: 10,
    form: ['facts', 1],
    required: 8,
    review: 'changed',
  },
  measurement: {
    type: 'choice',
    words: areaUnits,
    form: ['facts', 2],
    required: 7,
    review: 'changed',
  },
  rooms: {
    type: 'integer',
    minimum: 0,
    maximum: 30,
    form: ['facts', 3],
    required: 9,
    review: 'changed',
  },
  bathrooms: { type: 'integer', minimum: 0, maximum: 20, form: ['facts', 4], required: 10 },
  floors: { type: 'integer', minimum: 0, maximum: 200, form: ['facts', 5], required: 11 },
  furnished: { type: 'choice', words: furnishings, form: ['facts', 7], required: 12 },
  ready: { type: 'choice', words: readiness, form: ['kind', 9], required: 14, review: 'changed' },
  handoverDate: { type: 'day', form: ['kind', 10] },
  paymentPlan: { type: 'plan', form: ['kind', 11] },
  mortgageEligible: { type: 'flag', form: ['price', 5], required: 19 },
  finishing: { type: 'choice', words: finishings, form: ['facts', 8], required: 13 },
  propertyAge: { type: 'integer', minimum: 0, maximum: 100, form: ['facts', 6], required: 15 },
  serviceCharge: {
    type: 'number',
    minimum: 0,
    maximum: 1_000_000_000,
    form: ['price', 6],
    required: 16,
  },
  propertyNumber: { type: 'line', maximum: 50, form: ['place', 3], required: 17 },
  permitNumber: { type: 'line', maximum: 50, form: ['permit', 2], review: 'changed' },
  permitType: { type: 'line', maximum: 40, form: ['permit', 1], review: 'changed' },
  permitExpiresAt: { type: 'day', form: ['permit', 3], isPersonal: true },
  authNumber: { type: 'line', maximum: 50, form: ['permit', 5], required: 18 },
  addressDetails: {
    type: 'texts',
    minimum: 1,
    maximum: 300,
    form: ['place', 2],
    review: 'changed',
  },
  locationId: { type: 'id', form: ['place', 1], required: 21, review: 'changed' },
  amenityIds: { type: 'ids', maximum: 128, form: ['facts', 9] },
  imageIds: { type: 'files', maximum: maxPictures, form: ['media', 1], review: 'added' },
  floorPlanIds: { type: 'files', maximum: maxPictures, form: ['media', 1.5] },
  videoIds: { type: 'files', maximum: 5, form: ['media', 2], review: 'added' },
  videoUrl: { type: 'link', maximum: 500, form: ['media', 3], review: 'added', hasColumn: false },
  virtualTour: { type: 'link', maximum: 500, form: ['media', 4], review: 'added' },
  qrCodeImageId: { type: 'file', form: ['permit', 4], review: 'added' },
  paymentMethod: { type: 'choice', words: paymentMethods, form: ['price', 4], required: 20 },
  commission: { type: 'number', minimum: 0, maximum: 100, form: ['price', 7], isPersonal: true },
  ownerName: { type: 'line', maximum: 100, form: ['permit', 6] },
} as const satisfies AdFieldTable

export type AdFieldTable = Readonly<Record<string, AdField>>
export type FieldType = AdField['type']
export type AdFieldName = keyof typeof adFields

export type NamesOfType<Type extends FieldType> = {
  [Name in AdFieldName]: (typeof adFields)[Name]['type'] extends Type ? Name : never
}[AdFieldName]

const namesWhere = (isMeant: (field: AdField) => boolean): unknown[] =>
  Object.entries<AdField>(adFields).flatMap(([name, field]) => (isMeant(field) ? [name] : []))

/** In the order of the table. */
export const fieldsOfType = <Type extends FieldType>(...types: Type[]) =>
  namesWhere(({ type }) => types.some((one) => one === type)) as NamesOfType<Type>[]

const columnTypes = [
  'integer',
  'number',
  'line',
  'link',
  'choice',
  'flag',
  'day',
  'id',
  'plan',
] as const satisfies FieldType[]

/** Types whose value is that of one column of `properties`. */
export type ColumnType = (typeof columnTypes)[number]

export type ColumnName = {
  [Name in NamesOfType<ColumnType>]: (typeof adFields)[Name] extends { hasColumn: false }
    ? never
    : Name
}[NamesOfType<ColumnType>]

export const columnNames = () =>
  namesWhere(
    ({ type, hasColumn = true }) => hasColumn && columnTypes.some((one) => one === type),
  ) as ColumnName[]

/** Whatever an advertiser may write there is erased with the account. */
const freeTypes: readonly FieldType[] = ['line', 'link', 'plan']

export const erasedNames = () =>
  columnNames().filter((name) => {
    const { type, isPersonal }: AdField = adFields[name]
    return isPersonal === true || freeTypes.includes(type)
  })
