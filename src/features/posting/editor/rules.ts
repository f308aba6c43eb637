import { type AdField, adFields, fieldSteps } from '#features/posting/fields/contract/ad-fields.ts'
import type { AdFault } from '#features/posting/fields/rules.ts'
import { contentLanguages } from '#i18n/language.ts'
import { fieldOf, type Path } from './rules/typed/paths.ts'
import type { Value, Values } from './rules/typed/values.ts'

/** The paths of a field: the languages of a text are fields of their own. */
const pathsOf = (name: string, { type }: AdField): string[] =>
  type === 'texts' ? contentLanguages.map((language) => `${name}.${language}`) : [name]

const rows = Object.entries<AdField>(adFields)

/** What a step asks for, in the order of the form. */
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

/** The fields of each step of the form, in their order. */
export const stepFields: Record<Step, readonly Path[]> = {
  ...ofFields,
  check: ['subscriptionId'],
}

/** The paths of the fields of which a change, or what is added, is reviewed. */
const reviewed = (review: AdField['review']) =>
  rows
    .filter(([, field]) => field.review === review)
    .flatMap(([name, field]) => pathsOf(name, field)) as Path[]

/** Of these only what is new is looked at: what leaves an ad shows nothing. */
const media = reviewed('added')

/** What an ad says and which home it is; where ads are reviewed, somebody looks at it first. */
const content = reviewed('changed')

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
