import { useSuspenseQuery } from '@tanstack/react-query'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { phrases as shared } from '#features/accounts/advertiser/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { membersQuery } from './profile-queries.ts'

export function ProfileMembers({ agency }: { agency: number }) {
  const words = useWords(phrases)
  const sharedWords = useWords(shared)
  const { data } = useSuspenseQuery(membersQuery(agency, { language: useLanguage() }))
  const { agents, pagination } = data
  if (agents.length === 0) return null
  return (
    <section aria-labelledby="members" className="grid grid-cols-1 gap-4">
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
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {agents.map((agent) => (
          <li key={agent.id}>
            <SiteLink
              href={agentAddress(agent)}
              className="flex items-center gap-3 rounded-card border border-line bg-card p-3 hover:border-palm"
            >
              <Portrait photo={agent.photo} name={agent.name} />
              <span className="grid min-w-0">
                <bdi className="truncate font-medium">{agent.name}</bdi>
                <span className="text-sm text-muted">
                  {agent.propertiesCount > 0
                    ? sharedWords('ads', { count: agent.propertiesCount })
                    : sharedWords('noAds')}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
