import { planParts } from '#features/listing/payment-plan/contract.ts'
import { bilingual } from '#i18n/bilingual.ts'
import { contentLanguages } from '#i18n/language.ts'
import { csvRow } from '#i18n/spreadsheet-text.ts'
import { emptyAd, type ExportedAd, type ExportedFile, type Writer } from '../ads/exported-ad.ts'
import { fieldColumns, textColumns } from './columns.ts'

function wordsOf({ fields, type, adType, path, amenities }: ExportedAd) {
  const isCommercial = type?.category === 'commercial'
  return {
    adType: adType?.slug ?? null,
    category: fields.category ?? null,
    propertyType: type && !isCommercial ? type.slug : null,
    commercialPropertyType: type && isCommercial ? type.slug : null,
    location: path.map(({ name }) => name.en).join(' > '),
    locationSlug: path.at(-1)?.slug ?? null,
    amenities: amenities.map(({ slug }) => slug),
  }
}

const singleFields = Object.keys(fieldColumns) as (keyof typeof fieldColumns)[]

function valuesOf({ fields }: ExportedAd) {
  return Object.fromEntries(singleFields.map((name) => [name, fields[name] ?? null]))
}

function inBoth({ fields }: ExportedAd) {
  return Object.fromEntries(
    textColumns.map((name) => [name, bilingual((language) => fields[name]?.[language] ?? '')]),
  )
}

function line(ad: ExportedAd): string {
  const { referenceId, ...values } = valuesOf(ad)
  return `${JSON.stringify({
    referenceId,
    state: ad.state,
    ...wordsOf(ad),
    ...inBoth(ad),
    ...values,
    paymentPlan: ad.fields.paymentPlan ?? null,
    images: ad.images,
    videos: ad.videos,
    agent: ad.agent,
    updatedAt: ad.updatedAt.toISOString(),
  })}\n`
}

export const ndjsonWriter = (): Writer => ({ head: '', write: line, tail: '' })

const joinList = (entries: readonly string[]) =>
  entries.map((entry) => entry.replaceAll('|', '%7C')).join('|')

function filesOf(name: string, files: readonly ExportedFile[]) {
  return {
    [name]: joinList(files.map(({ url }) => url)),
    [`${name}Ids`]: files.map(({ fileId }) => fileId ?? '').join('|'),
  }
}

type Cells = Record<string, unknown>

export function cellsOf(ad: ExportedAd): Cells {
  const { amenities, ...words } = wordsOf(ad)
  const { referenceId, ...values } = valuesOf(ad)
  const texts = Object.entries(inBoth(ad)).flatMap(([name, text]) =>
    contentLanguages.map((language) => [`${name}.${language}`, text[language]]),
  )
  const plan = planParts.map((part) => [`paymentPlan.${part}`, ad.fields.paymentPlan?.[part]])
  const agent = Object.entries(ad.agent).map(([name, value]) => [`agent.${name}`, value])
  return {
    referenceId,
    state: ad.state,
    ...words,
    ...Object.fromEntries(texts),
    ...values,
    ...Object.fromEntries(plan),
    amenities: joinList(amenities),
    ...filesOf('images', ad.images),
    ...filesOf('videos', ad.videos),
    ...Object.fromEntries(agent),
    updatedAt: ad.updatedAt.toISOString(),
  }
}

export const writtenColumns = Object.keys(cellsOf(emptyAd))

export const csvWriter = (): Writer => ({
  head: csvRow(writtenColumns),
  write: (ad) => csvRow(Object.values(cellsOf(ad))),
  tail: '',
})
