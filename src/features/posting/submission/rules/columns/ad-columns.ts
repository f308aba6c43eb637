import {
  adFields,
  type ColumnName,
  type ColumnType,
  columnNames,
} from '#features/posting/fields/contract/ad-fields.ts'
import { columnOf } from '#features/listing/property/rules/columns.ts'
import type { NewProperty } from '../one-ad.ts'

type StoredField = Exclude<keyof NewProperty, 'amenityIds' | 'images' | 'prices'>

type Column = [type: string, absent?: string]

const sqlTypes: Record<ColumnType, string> = {
  integer: 'smallint',
  number: 'numeric',
  line: 'text',
  link: 'text',
  choice: 'text',
  flag: 'boolean',
  day: 'date',
  id: 'integer',
  plan: 'jsonb',
}

const ofFields = Object.fromEntries(
  columnNames().map((name): [string, Column] => [name, [sqlTypes[adFields[name].type]]]),
) as Record<ColumnName, Column>

const columns: Record<StoredField, Column> = {
  ...ofFields,
  referenceId: ['text', "'DR-' || numbered.id"],
  source: ['text'],
  sourceId: ['text'],
  accountId: ['integer'],
  agencyId: ['integer'],
  state: ['text'],
  visible: ['boolean', 'true'],
  startDate: ['date'],
  endDate: ['date'],
  firstPublishedAt: ['timestamptz'],
  typeId: ['integer'],
  portalType: ['text'],
  nameEn: ['text', "''"],
  nameAr: ['text', "''"],
  descriptionEn: ['text', "''"],
  descriptionAr: ['text', "''"],
  addressEn: ['text', "''"],
  addressAr: ['text', "''"],
  lat: ['double precision'],
  lng: ['double precision'],
  videoUrls: ['text[]', "'{}'"],
  packageId: ['integer'],
  packageBasis: ['text', "'free'"],
  wantedPackageId: ['integer'],
  subscriptionId: ['text'],
  language: ['text', "'en'"],
  qrFileId: ['text'],
  contentHash: ['text'],
  createdAt: ['timestamptz', 'now()'],
  updatedAt: ['timestamptz', 'coalesce("createdAt", now())'],
}

const names = Object.keys(columns) as StoredField[]
export const stored = names.map(columnOf).join(', ')
export const record = names.map((name) => `"${name}" ${columns[name][0]}`).join(', ')

const valueOf = (name: StoredField) =>
  columns[name][1] ? `coalesce("${name}", ${columns[name][1]})` : `"${name}"`

export const values = names.map(valueOf).join(', ')

/** The importer sends these in each run: alone they do not make an ad a changed one. */
const unimportant: StoredField[] = ['createdAt', 'updatedAt', 'firstPublishedAt']

/** An import does not change what only the advertiser decides. */
const place = ['packageId', 'packageBasis', 'subscriptionId'] as const
const ownersOnly: StoredField[] = [...place, 'wantedPackageId', 'language', 'qrFileId']

const kept = names.filter((name) => ![...unimportant, ...ownersOnly].includes(name)).map(columnOf)

export const differs = `(${kept.map((name) => `properties.${name}`).join(', ')})
  is distinct from (${kept.map((name) => `excluded.${name}`).join(', ')})`

/** What an operator imports counts as approved. */
export const changes = [
  ...[...kept, 'space_sqm', 'updated_at'].map((name) => `${name} = excluded.${name}`),
  'approved_content = null',
].join(', ')

/** An edit does not write owner, state, package and origin of an ad. */
const managed = new Set<StoredField>([...unimportant, ...place])
  .union(new Set(['source', 'sourceId', 'accountId', 'agencyId', 'state', 'visible'] as const))
  .union(new Set(['startDate', 'endDate', 'portalType', 'contentHash', 'language'] as const))

export const editable = names.filter((name) => !managed.has(name))
export const edited = editable.map(valueOf).join(', ')
