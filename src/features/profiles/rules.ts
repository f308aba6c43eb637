import type { Catalogue } from '#features/catalogue/rules.ts'
import type { Gazetteer } from '#features/gazetteer/rules.ts'
import type { ProfileChanges } from './contract.ts'

type Lookups = { gazetteer: Gazetteer; catalogue: Catalogue }

type Choice = 'emirateId' | 'languageIds' | 'specialityIds'

/** Which of the named emirates, languages and specialities are not there. */
export function unknownChoices(changes: ProfileChanges, lookups: Lookups): Choice[] {
  const { gazetteer, catalogue } = lookups
  const { emirateId, languageIds = [], specialityIds = [] } = changes
  const isKnown = {
    emirateId: emirateId === undefined || gazetteer.byId(emirateId)?.kind === 'emirate',
    languageIds: areAmong(languageIds, catalogue.languages),
    specialityIds: areAmong(specialityIds, catalogue.specialities),
  }
  return (Object.keys(isKnown) as Choice[]).filter((choice) => !isKnown[choice])
}

const areAmong = (ids: readonly number[], known: readonly { id: number }[]) =>
  ids.every((id) => known.some((one) => one.id === id))
