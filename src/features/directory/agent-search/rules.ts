import type { Catalogue, Entry } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { contentLanguageOf, defaultLanguage, type Language } from '#i18n/language.ts'
import { arabicLetter } from '#i18n/script.ts'
import type { AgentSearch } from './contract.ts'

type Lookups = { gazetteer: Gazetteer; catalogue: Catalogue }

/** An undefined value filters nothing. */
export type AgentFilter = {
  roles: readonly string[]
  emirateId: number | undefined
  place: { lft: number; rgt: number } | undefined
  languageId: number | undefined
  specialityId: number | undefined
  name: string | undefined
  agencyId: number | undefined
}

type Unknown = { code: 'unknown_location' | 'unknown_choice'; path: keyof AgentSearch }

const rolesOf = { agent: ['agent', 'broker'], agency: ['agency', 'company'] } as const
const allRoles = [...rolesOf.agent, ...rolesOf.agency]

const named = (entries: readonly Entry[], idOrSlug: string | undefined) =>
  entries.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug)?.id

export function filterOf(search: AgentSearch, { gazetteer, catalogue }: Lookups) {
  const { emirate, location, language, speciality, kind, name, agency } = search
  const place = location === undefined ? undefined : gazetteer.byId(location)
  const filter: AgentFilter = {
    roles: kind ? rolesOf[kind] : allRoles,
    emirateId: gazetteer.emirates.find(({ slug }) => slug === emirate)?.id,
    place,
    languageId: named(catalogue.languages, language),
    specialityId: named(catalogue.specialities, speciality),
    name,
    agencyId: agency,
  }
  const missing: [Unknown, boolean][] = [
    [{ code: 'unknown_location', path: 'emirate' }, !!emirate && !filter.emirateId],
    [{ code: 'unknown_location', path: 'location' }, !!location && !place],
    [{ code: 'unknown_choice', path: 'language' }, !!language && !filter.languageId],
    [{ code: 'unknown_choice', path: 'speciality' }, !!speciality && !filter.specialityId],
  ]
  return { filter, unknown: missing.flatMap(([unknown, is]) => (is ? [unknown] : [])) }
}

/** Names that readers see first have such a letter, or have none. */
export type ShownNames = { letter: string; isWanted: boolean }

export const shownNames = (language: Language): ShownNames => ({
  letter: arabicLetter,
  isWanted: contentLanguageOf(language) !== defaultLanguage,
})
