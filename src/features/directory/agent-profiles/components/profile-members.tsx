import { useSuspenseQuery } from '@tanstack/react-query'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { phrases as shared } from '#features/accounts/advertiser/phrases.ts'
import type { AgentsReply } from '#features/directory/agent-search/contract.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import { phrases } from '../phrases.ts'
import { membersQuery } from './profile-queries.ts'

function Member({ agent }: { agent: AgentsReply['agents'][number] }) {
  const sharedWords = useWords(shared)
  const { photo, names, jobs, propertiesCount: count } = agent
  return (
    <SiteLink
      href={agentAddress(agent)}
      className="flex h-full items-center gap-3 rounded-card border border-line bg-card p-3 hover:border-palm"
    >
      <Portrait photo={photo} name={nameIn(agent, useLanguage())} />
      <span className="grid min-w-0">
        <span className="written-line min-w-0 font-medium">
          <WrittenText texts={names} />
        </span>
        <span className="written-line min-w-0 text-sm text-muted">
          <WrittenText texts={jobs} />
        </span>
        <span className="text-sm text-muted">
          {count > 0 ? sharedWords('ads', { count }) : sharedWords('noAds')}
        </span>
      </span>
    </SiteLink>
  )
}

export function ProfileMembers({ agency }: { agency: number }) {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(membersQuery(agency, { language: useLanguage() }))
  const { agents, pagination } = data
  if (agents.length === 0) return null
  return (
    <section aria-labelledby="members" className="grid grid-cols-1 gap-3">
      <SectionHeading
        id="members"
        action={
          pagination.total > agents.length && (
            <SiteLink
              href={`/agents?agency=${agency}`}
              className="inline-flex min-h-11 items-center font-medium text-palm hover:underline"
            >
              {words('allMembers', { count: pagination.total })}
            </SiteLink>
          )
        }
      >
        {words('members')}
      </SectionHeading>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {agents.map((agent) => (
          <li key={agent.id}>
            <Member agent={agent} />
          </li>
        ))}
      </ul>
    </section>
  )
}
