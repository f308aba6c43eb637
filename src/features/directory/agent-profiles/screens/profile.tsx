import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { AdsQuery } from '../components/ads-search.ts'
import { ProfileAbout } from '../components/profile-about.tsx'
import { ProfileAds } from '../components/profile-ads.tsx'
import { ProfileAreas } from '../components/profile-areas.tsx'
import { ProfileContact } from '../components/profile-contact.tsx'
import { ProfileFacts } from '../components/profile-facts.tsx'
import { ProfileFigures } from '../components/profile-figures.tsx'
import { ProfileHeading } from '../components/profile-heading.tsx'
import { ProfileMembers } from '../components/profile-members.tsx'
import { agentQuery } from '../components/agent-query.ts'
import { figuresQuery, hasMembers } from '../components/profile-queries.ts'
import { phrases } from '../phrases.ts'

function Path() {
  const words = useWords(phrases)
  return (
    <nav aria-label={words('path')} className="text-sm">
      <SiteLink
        href="/agents"
        className="inline-flex min-h-8 items-center text-muted hover:text-palm hover:underline"
      >
        {words('allAgents')}
      </SiteLink>
    </nav>
  )
}

type Props = {
  id: number
  origin: string
  query: AdsQuery
  /** The contact of ads whose advertiser shows no number. */
  site: { phone: string | null; whatsapp: string | null }
}

/** On phones the contact comes before the story, on wide screens it stands beside it. */
export function ProfileScreen({ id, origin, query, site }: Props) {
  const options = { language: useLanguage() }
  const { agent } = useSuspenseQuery(agentQuery(id, options)).data
  const { figures } = useSuspenseQuery(figuresQuery(id, options)).data
  return (
    <article className="page-width grid grid-cols-1 gap-10 pt-4 pb-12">
      <div className="grid grid-cols-1 gap-4 md:gap-6">
        <div className="grid gap-2">
          <Path />
          <ProfileHeading agent={agent} />
        </div>
        <div className="profile-grid">
          <div className="lg:col-start-2 lg:row-start-1">
            <ProfileContact agent={agent} origin={origin} />
          </div>
          <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <ProfileFigures agent={agent} figures={figures} />
            <ProfileAbout bios={agent.bios} />
            <ProfileAreas agent={agent} areas={figures.areas} />
            {hasMembers(agent) && <ProfileMembers agency={agent.id} />}
          </div>
          <div className="lg:col-start-2">
            <ProfileFacts agent={agent} />
          </div>
        </div>
      </div>
      <ProfileAds agent={agent} figures={figures} query={query} site={site} />
    </article>
  )
}
