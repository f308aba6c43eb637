import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { fieldName } from '#features/feeds/records/rules/fields.ts'
import { isPermitNeeded } from '#features/listing/permits/rules.ts'
import { csvRow } from '#i18n/spreadsheet-text.ts'
import { emptyAd, type ExportedAd } from '../ads/exported-ad.ts'
import { readColumns } from './read.ts'
import { cellsOf } from './write.ts'

type Lookups = { gazetteer: Gazetteer; catalogue: Catalogue }

const fields: AdFields = {
  referenceId: 'EXAMPLE-1',
  advertiserType: 'owner',
  category: 'residential',
  purpose: 'sale',
  name: { en: 'Example: two-bedroom apartment', ar: 'مثال: شقة بغرفتي نوم' },
  description: {
    en: 'An example of a description. Replace this row with your own ads before you import the file.',
    ar: 'هذا مثال على وصف الإعلان. استبدل بهذا الصف إعلاناتك قبل استيراد الملف.',
  },
  addressDetails: { en: 'Street and building', ar: 'الشارع والمبنى' },
  currency: 'AED',
  totalPrice: 950_000,
  measurement: 'sqft',
  space: 1_100,
  rooms: 2,
  bathrooms: 2,
  floors: 1,
  furnished: 'unfurnished',
  finishing: 'finished',
  ready: 'ready',
  propertyAge: 3,
  serviceCharge: 12,
  propertyNumber: '1204',
  authNumber: 'A-1204',
  mortgageEligible: true,
  paymentMethod: 'cash',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
}

/** A place where no permit is needed: a number in the example could be a real permit. */
function examplePath({ places, pathOf }: Gazetteer) {
  const paths = places.filter(({ kind }) => kind === 'community').map(({ id }) => pathOf(id))
  return paths.find((path) => !isPermitNeeded(path.map(({ slug }) => slug))) ?? paths[0] ?? []
}

function exampleAd({ gazetteer, catalogue }: Lookups): ExportedAd {
  const { propertyTypes, adTypes, amenities } = catalogue
  return {
    ...emptyAd,
    fields,
    type: propertyTypes.find(({ category }) => category === fields.category),
    adType: adTypes.find(({ slug }) => slug === fields.category),
    path: examplePath(gazetteer),
    amenities: amenities.slice(0, 2),
  }
}

/** Ids of uploads come only from our own export. */
const isWrittenByPeople = (column: string) =>
  readColumns.has(fieldName(column)) && !column.endsWith('Ids')

/** Spreadsheets read Arabic as UTF-8 only with this mark at the start. */
const byteOrderMark = '\ufeff'

export function sampleCsv(lookups: Lookups): string {
  const cells = Object.entries(cellsOf(exampleAd(lookups)))
  const writtenCells = cells.filter(([column]) => isWrittenByPeople(column))
  const [header, values] = [
    writtenCells.map(([column]) => column),
    writtenCells.map(([, value]) => value),
  ]
  return `${byteOrderMark}${csvRow(header)}${csvRow(values)}`
}
