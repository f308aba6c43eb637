import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ProfileAds } from '../components/profile-ads.tsx'
import { ProfileContact } from '../components/profile-contact.tsx'
import { ProfileFacts } from '../components/profile-facts.tsx'
import { ProfileHeading } from '../components/profile-heading.tsx'
import { ProfileMembers } from '../components/profile-members.tsx'
import { agentQuery, hasMembers } from '../components/profile-queries.ts'
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

function About({ bio }: { bio: string }) {
  const words = useWords(phrases)
  return (
    <section aria-labelledby="about" className="grid gap-2">
      <h2 id="about" className="text-xl md:text-2xl">
        {words('about')}
      </h2>
      <p dir="auto" className="max-w-prose whitespace-pre-line">
        {bio}
      </p>
    </section>
  )
}

/** `site` is the contact of ads whose advertiser shows no number. */
type Props = {
  id: number
  origin: string
  site: { phone: string | null; whatsapp: string | null }
}

export function ProfileScreen({ id, origin, site }: Props) {
  const { data } = useSuspenseQuery(agentQuery(id, { language: useLanguage() }))
  const { agent } = data
  return (
    <article className="page-width grid grid-cols-1 gap-10 pt-4 pb-12">
      <div className="grid grid-cols-1 gap-3">
        <Path />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <ProfileHeading agent={agent} />
          <aside className="lg:row-span-2">
            <ProfileContact agent={agent} origin={origin} />
          </aside>
          <div className="grid grid-cols-1 content-start gap-8">
            {agent.bio && <About bio={agent.bio} />}
            <ProfileFacts agent={agent} />
          </div>
        </div>
      </div>
      {hasMembers(agent) && <ProfileMembers agency={agent.id} />}
      <ProfileAds agent={agent} site={site} />
    </article>
  )
}
