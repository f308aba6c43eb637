import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { redirectToOwnAddress } from '#app/routing/own-address.ts'
import { structuredData } from '#app/frame/structured-data.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead, withStyles } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import { phrases as roles } from '#features/accounts/account/phrases.ts'
import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { agentQuery } from '#features/directory/agent-profiles/components/agent-query.ts'
import {
  adsQuery,
  figuresQuery,
  hasMembers,
  membersQuery,
} from '#features/directory/agent-profiles/components/profile-queries.ts'
import {
  type AdsQuery,
  adsSearchOf,
} from '#features/directory/agent-profiles/components/ads-search.ts'
import styles from '#features/directory/agent-profiles/components/profile.css?url'
import { profileData } from '#features/directory/agent-profiles/components/structured-data.ts'
import { phrases } from '#features/directory/agent-profiles/phrases.ts'
import { ProfileScreen } from '#features/directory/agent-profiles/screens/profile.tsx'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { CallFailure } from '#platform/call.ts'

type LoaderContext = Pick<RouteContext, 'queryClient' | 'dispatch'> & { language: Language }

async function findProfile(id: number, callOptions: LoaderContext) {
  const { queryClient } = callOptions
  try {
    const [{ agent }, { figures }] = await Promise.all([
      queryClient.ensureQueryData(agentQuery(id, callOptions)),
      queryClient.ensureQueryData(figuresQuery(id, callOptions)),
    ])
    return { agent, figures }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) throw notFound()
    throw error
  }
}

type HeadContext = { origin: string; language: Language }

const dataOf = createIsomorphicFn()
  .server((agent: Agent, at: HeadContext) => [structuredData(profileData(agent, at))])
  .client(() => [])

function headWords(agent: Agent, site: string, language: Language) {
  const { role, emirate, propertiesCount: count } = agent
  const name = nameIn(agent, language)
  const values = { name, role: formatPhrase(roles[role], language), site }
  const place = emirate && textIn(emirate.name, language)
  return {
    title: place
      ? formatPhrase(phrases.pageTitleIn, language, { ...values, place })
      : formatPhrase(phrases.pageTitle, language, values),
    description: formatPhrase(phrases.description, language, { name, count }),
  }
}

export const Route = createFileRoute('/{-$lang}/agents/$id/{-$slug}')({
  validateSearch: (raw: AdsQuery): AdsQuery => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, location, deps }) => {
    const { queryClient, dispatch, origin } = context
    const language = languageOfPath(location.pathname)
    const callOptions = { queryClient, dispatch, language }
    const id = Number(params.id)
    const { agent, figures } = await findProfile(id, callOptions)
    const elsewhere = redirectToOwnAddress(agentAddress(agent), { params, location })
    if (elsewhere) throw elsewhere
    const [settings] = await Promise.all([
      warmSettings(callOptions),
      queryClient.ensureQueryData(adsQuery(agent, adsSearchOf(deps, figures), callOptions)),
      hasMembers(agent) && queryClient.ensureQueryData(membersQuery(id, callOptions)),
    ])
    const site = settings ? textIn(settings.siteName, language) : ''
    return { id, language, origin, words: headWords(agent, site, language) }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { id, words, ...at } = loaderData
    const { queryKey } = agentQuery(id, at)
    const agent = match.context.queryClient.getQueryData(queryKey)?.agent
    if (!agent) return {}
    const image = agent.photo && { image: agent.photo }
    const head = pageHead({ ...words, ...at, path: agentAddress(agent), ...image })
    return { ...withStyles(head, styles), scripts: dataOf(agent, at) }
  },
  component: Profile,
})

const noContact = { phone: null, whatsapp: null }

function Profile() {
  const { id, origin } = Route.useLoaderData()
  const { settings } = useSiteSettings()
  const query = Route.useSearch()
  const site = settings?.contact ?? noContact
  return <ProfileScreen id={id} origin={origin} query={query} site={site} />
}
