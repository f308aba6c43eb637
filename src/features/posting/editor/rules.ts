import type { AdFault } from '#features/posting/fields/rules.ts'
import { fieldOf, type Path } from './rules/typed/paths.ts'
import type { Value, Values } from './rules/typed/values.ts'

/** The steps in their order, as they stand down the side with what is missing in each. */
export const stepFields = {
  kind: [
    'purpose',
    'category',
    'propertyTypeId',
    'commercialPropertyTypeId',
    'adTypeId',
    'advertiserType',
    'rentPeriod',
    'cheques',
    'ready',
    'handoverDate',
    'paymentPlan',
  ],
  place: ['locationId', 'addressDetails.en', 'addressDetails.ar', 'propertyNumber'],
  facts: [
    'space',
    'measurement',
    'rooms',
    'bathrooms',
    'floors',
    'propertyAge',
    'furnished',
    'finishing',
    'amenityIds',
  ],
  words: ['name.en', 'name.ar', 'description.en', 'description.ar'],
  price: [
    'totalPrice',
    'price',
    'currency',
    'paymentMethod',
    'mortgageEligible',
    'serviceCharge',
    'commission',
  ],
  media: ['imageIds', 'videoIds', 'videoUrl', 'virtualTour'],
  permit: [
    'permitType',
    'permitNumber',
    'permitExpiresAt',
    'qrCodeImageId',
    'authNumber',
    'ownerName',
    'referenceId',
  ],
  check: ['subscriptionId'],
} as const satisfies Record<string, readonly Path[]>

export type Step = keyof typeof stepFields
export const steps = Object.keys(stepFields) as Step[]

/** Of these only what is new is looked at: what leaves an ad shows nothing. */
const media: readonly Path[] = ['imageIds', 'videoIds', 'videoUrl', 'virtualTour', 'qrCodeImageId']

/** What an ad says and which home it is; where ads are reviewed, somebody looks at it first. */
const content: readonly Path[] = [
  'name.en',
  'name.ar',
  'description.en',
  'description.ar',
  'addressDetails.en',
  'addressDetails.ar',
  'purpose',
  'category',
  'propertyTypeId',
  'commercialPropertyTypeId',
  'ready',
  'rooms',
  'space',
  'measurement',
  'locationId',
  'permitNumber',
  'permitType',
  'referenceId',
]

const entriesOf = (value: Value | undefined) => new Set<unknown>([value ?? []].flat())

/** Whether a change is one that the public does not see before somebody has looked at it. */
export function isReviewedChange(changes: Values, before: Values): boolean {
  const bringsNew = (path: Path) =>
    entriesOf(changes[path]).difference(entriesOf(before[path])).size > 0
  const isChanged = (path: Path) => Object.hasOwn(changes, path)
  return content.some(isChanged) || media.some((path) => isChanged(path) && bringsNew(path))
}

/** The step that an address names. */
export const stepNamed = (text: string | undefined) => steps.find((step) => step === text)

/** The step that has a field; undefined for what is at no field. */
export function stepOf(path: string | undefined): Step | undefined {
  const field = fieldOf(path ?? '')
  return steps.find((step) => (stepFields[step] as readonly (Path | undefined)[]).includes(field))
}

/** As the form asks for them. */
export function inOrder<Fault extends { path?: string }>(faults: readonly Fault[]): Fault[] {
  const fields: readonly (Path | undefined)[] = steps.flatMap(
    (step): readonly Path[] => stepFields[step],
  )
  const placeOf = ({ path = '' }: Fault) => fields.indexOf(fieldOf(path))
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** How many of these lie in each step. */
export function countBySteps(faults: readonly { path?: string }[]): Record<Step, number> {
  const counts = steps.map((step) => [
    step,
    faults.filter(({ path }) => stepOf(path) === step).length,
  ])
  return Object.fromEntries(counts) as Record<Step, number>
}

/** Where one goes on: the first step that lacks something, else the last. */
export function firstIncomplete(missing: readonly Pick<AdFault, 'path'>[]): Step {
  const counts = countBySteps(missing)
  return steps.find((step) => counts[step] > 0) ?? 'check'
}

const mark = '…'
const bullet = /^\s*(?:[-*•–]|\d+[.)])\s+/u

function lineOf(text: string): string {
  const [start = ''] = bullet.exec(text) ?? []
  const rest = text
    .slice(start.length)
    .replace(/[^\d\p{P}\s]+/gu, mark)
    .replace(/…(?:\s*…)+/g, mark)
  return start + rest.trim()
}

/** The paragraphs, points and numbers of a text without its words, to be written in the other language. */
export const structureOf = (text: string): string =>
  text.replaceAll('\r', '').split('\n').map(lineOf).join('\n').trim()
