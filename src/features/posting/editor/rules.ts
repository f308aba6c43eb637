import { type AdField, adFields, fieldSteps } from '#features/posting/fields/contract/ad-fields.ts'
import type { AdFault } from '#features/posting/fields/rules.ts'
import { contentLanguages } from '#i18n/language.ts'
import { fieldOf, type Path } from './rules/typed/paths.ts'
import type { Value, Values } from './rules/typed/values.ts'

const pathsOf = (name: string, { type }: AdField): string[] =>
  type === 'texts' ? contentLanguages.map((language) => `${name}.${language}`) : [name]

const rows = Object.entries<AdField>(adFields)

function pathsIn(step: AdField['form'][0]): string[] {
  const ofStep = rows.filter(([, { form }]) => form[0] === step)
  const inPlace = ofStep.toSorted(([, one], [, other]) => one.form[1] - other.form[1])
  return inPlace.flatMap(([name, field]) => pathsOf(name, field))
}

export const steps = [...fieldSteps, 'check'] as const
export type Step = (typeof steps)[number]

const ofFields = Object.fromEntries(fieldSteps.map((step) => [step, pathsIn(step)])) as Record<
  (typeof fieldSteps)[number],
  Path[]
>

export const stepFields: Record<Step, readonly Path[]> = {
  ...ofFields,
  check: ['subscriptionId'],
}

const pathsWithReview = (review: AdField['review']) =>
  rows
    .filter(([, field]) => field.review === review)
    .flatMap(([name, field]) => pathsOf(name, field)) as Path[]

/** Only additions are reviewed: what is removed shows nothing new. */
const media = pathsWithReview('added')

const content = pathsWithReview('changed')

const entriesOf = (value: Value | undefined) => new Set<unknown>([value ?? []].flat())

export function isReviewedChange(changes: Values, before: Values): boolean {
  const bringsNew = (path: Path) =>
    entriesOf(changes[path]).difference(entriesOf(before[path])).size > 0
  const isChanged = (path: Path) => Object.hasOwn(changes, path)
  return content.some(isChanged) || media.some((path) => isChanged(path) && bringsNew(path))
}

export const findStep = (text: string | undefined) => steps.find((step) => step === text)

export function stepOf(path: string | undefined): Step | undefined {
  const field = fieldOf(path ?? '')
  return steps.find((step) => (stepFields[step] as readonly (Path | undefined)[]).includes(field))
}

export function inOrder<Fault extends { path?: string }>(faults: readonly Fault[]): Fault[] {
  const fields: readonly (Path | undefined)[] = steps.flatMap(
    (step): readonly Path[] => stepFields[step],
  )
  const placeOf = ({ path = '' }: Fault) => fields.indexOf(fieldOf(path))
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function countBySteps(faults: readonly { path?: string }[]): Record<Step, number> {
  const counts = steps.map((step) => [
    step,
    faults.filter(({ path }) => stepOf(path) === step).length,
  ])
  return Object.fromEntries(counts) as Record<Step, number>
}

export function findFirstIncomplete(missing: readonly Pick<AdFault, 'path'>[]): Step {
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

/** Line breaks, bullets and numbers of a text, as a frame for its translation. */
export const structureOf = (text: string): string =>
  text.replaceAll('\r', '').split('\n').map(lineOf).join('\n').trim()
