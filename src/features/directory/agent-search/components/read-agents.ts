import { listLanguages, listSpecialities } from '#features/reference/catalogue/contract.ts'
import { listEmirates, listRegions } from '#features/reference/place-search/contract.ts'
import { type ChosenPlace, searchProperties } from '#features/search/query/contract/search.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { call, CallFailure, type Dispatch } from '#platform/call.ts'
import { type AgentsReply, searchAgents } from '../contract.ts'
import { agentsAddress, agentsQueryOf } from './agents-address.ts'
import {
  type AgentQuery,
  type AgentsPage,
  areasOf,
  itemOf,
  optionsOf,
  titleOf,
} from './agents-page.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

const agentsOfPage = 24

const isRefused = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.status === 422

async function readPlace(
  { location }: AgentQuery,
  options: CallOptions,
): Promise<ChosenPlace | undefined> {
  if (!location) return undefined
  const query = { locations: [location], limit: 1 } as never
  try {
    return (await call(searchProperties, { query }, options)).places[0]
  } catch (error) {
    if (!isRefused(error)) throw error
    return undefined
  }
}

/** An area that is not in the chosen emirate is an old choice. */
function withPlace(query: AgentQuery, place: ChosenPlace | undefined): AgentQuery {
  const { emirate, location, ...rest } = query
  if (!place || !location) return query
  const isInside = !emirate || place.path[0]?.slug === emirate
  return isInside ? { ...rest, location } : { ...rest, emirate }
}

type Answer = { reply: AgentsReply; query: AgentQuery; leftOut: string[] }

/** Searches again without the parameters that the server refused. */
async function searchFor(
  query: AgentQuery,
  options: CallOptions,
  leftOut: string[] = [],
): Promise<Answer> {
  try {
    const pageQuery = { ...query, limit: agentsOfPage } as never
    return { reply: await call(searchAgents, { query: pageQuery }, options), query, leftOut }
  } catch (error) {
    if (!isRefused(error)) throw error
    const paths = error.faults.map(({ path }) => path)
    const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !paths.includes(name)))
    if (Object.keys(rest).length === Object.keys(query).length) throw error
    return searchFor(rest, options, [...leftOut, ...error.faults.map(({ msg }) => msg)])
  }
}

async function regionsIn(emirateId: number | undefined, options: CallOptions) {
  if (emirateId === undefined) return []
  return (await call(listRegions, { params: { id: emirateId } }, options)).regions
}

async function lookups(options: CallOptions) {
  const [{ emirates }, { languages }, { speciality }] = await Promise.all([
    call(listEmirates, {}, options),
    call(listLanguages, {}, options),
    call(listSpecialities, {}, options),
  ])
  return { emirates, languages, specialities: speciality }
}

function agencyOf({ agency }: AgentQuery, { agents }: AgentsReply, language: Language) {
  const found = agency ? agents[0]?.agency : undefined
  return found ? nameIn(found, language) : undefined
}

export async function readAgents(raw: AgentQuery, options: CallOptions): Promise<AgentsPage> {
  const { language } = options
  const typed = agentsQueryOf(raw)
  const [asked, { emirates, languages, specialities }] = await Promise.all([
    readPlace(typed, options),
    lookups(options),
  ])
  const { reply, query, leftOut } = await searchFor(withPlace(typed, asked), options)
  const place = query.location ? asked : undefined
  const emirate = emirates.find(({ slug }) => slug === (place?.path[0]?.slug ?? query.emirate))
  const whereabouts = place ?? emirate
  const { page, pages, total } = reply.pagination
  const title = titleOf(
    {
      kind: query.kind,
      place: whereabouts && textIn(whereabouts.name, language),
      agency: agencyOf(query, reply, language),
    },
    language,
  )
  return {
    search: { ...query, ...(emirate && { emirate: emirate.slug }) },
    choices: {
      emirate: optionsOf(emirates, language),
      location: areasOf(await regionsIn(emirate?.id, options), place, language),
      language: optionsOf(languages, language),
      speciality: optionsOf(specialities, language),
    },
    title,
    address: agentsAddress(query),
    isIndexed: total > 0 && !query.name && !query.agency && !query.sort,
    total,
    page,
    pages,
    agents: reply.agents.map((agent) => itemOf(agent, language)),
    leftOut,
  }
}
