import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import type { Region } from '#features/reference/place-search/contract.ts'
import type { ChosenPlace } from '#features/search/query/contract/search.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, type Text, textIn } from '#i18n/phrases.ts'
import type { AgentsReply } from '../contract.ts'
import { phrases } from '../phrases.ts'

export type AgentQuery = Record<string, string>

export type Option = { value: string; label: string }

export type AgentChoices = Record<'emirate' | 'location' | 'language' | 'speciality', Option[]>

export type AgentsPage = {
  search: AgentQuery
  choices: AgentChoices
  title: string
  address: string
  isIndexed: boolean
  total: number
  page: number
  pages: number
  agents: AgentItem[]
  /** Parameters that were not used, in the server's words. */
  leftOut: string[]
}

export type AgentItem = ReturnType<typeof itemOf>

type ListedAgent = AgentsReply['agents'][number]

const namesOf = (list: readonly { name: Text }[], language: Language) =>
  list.map(({ name }) => textIn(name, language))

export function itemOf(agent: ListedAgent, language: Language) {
  const { id, name, names, role, photo, jobs, agency, emirate, brn, orn, verified } = agent
  return {
    id,
    address: agentAddress(agent),
    name,
    names,
    role,
    photo: photo && { url: photo.url },
    jobs,
    agency: agency?.names ?? null,
    phone: agent.phone,
    whatsapp: agent.whatsapp,
    emirate: emirate && textIn(emirate.name, language),
    languages: namesOf(agent.languages, language),
    specialities: namesOf(agent.specialities, language),
    brn,
    orn,
    verified,
    ads: agent.propertiesCount,
  }
}

export const optionsOf = (list: readonly { slug: string; name: Text }[], language: Language) =>
  list.map(({ slug, name }): Option => ({ value: slug, label: textIn(name, language) }))

/** Areas without ads are left out, because they find no one; the chosen one stays. */
export function areasOf(
  regions: readonly Region[],
  chosen: ChosenPlace | undefined,
  language: Language,
): Option[] {
  const areas: { id: number; name: Text }[] = regions.filter(
    ({ id, counts }) => counts.sale + counts.rent > 0 || id === chosen?.id,
  )
  const isDeeper = chosen && chosen.path.length > 1 && !areas.some(({ id }) => id === chosen.id)
  return [...(isDeeper ? [chosen] : []), ...areas].map(({ id, name }) => ({
    value: String(id),
    label: textIn(name, language),
  }))
}

const titles = {
  agent: { everywhere: phrases.agents, inPlace: phrases.agentsIn },
  agency: { everywhere: phrases.agencies, inPlace: phrases.agenciesIn },
  both: { everywhere: phrases.title, inPlace: phrases.titleIn },
}

type AgentsTitle = {
  kind: string | undefined
  place: string | undefined
  agency: string | undefined
}

export function titleOf({ kind, place, agency }: AgentsTitle, language: Language): string {
  if (agency !== undefined) return formatPhrase(phrases.membersOf, language, { agency })
  const title = titles[kind === 'agent' || kind === 'agency' ? kind : 'both']
  return place === undefined
    ? formatPhrase(title.everywhere, language)
    : formatPhrase(title.inPlace, language, { place })
}
