import { useWords } from '#i18n/words.tsx'
import { useIsNavigating } from '#ui/links/is-navigating.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { AgentCard } from './agent-card.tsx'
import { agentsAddress } from './agents-address.ts'
import type { AgentsPage } from './agents-page.ts'

type AgentListProps = { page: AgentsPage }
type ListProps = AgentListProps & { origin: string }

const early = 6

function Nobody({ page }: AgentListProps) {
  const words = useWords(phrases)
  const isPastEnd = page.total > 0
  const href = isPastEnd ? agentsAddress({ ...page.search, page: '' }) : '/agents'
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-16 text-center">
      <Icon name="search-x" className="size-10 text-muted" />
      <div className="grid gap-1">
        <h2 className="text-xl">{words('noResults')}</h2>
        <p className="text-muted">{words(isPastEnd ? 'pageEmpty' : 'noResultsWhy')}</p>
      </div>
      <SiteLink href={href} className="font-medium text-palm hover:underline">
        {words(isPastEnd ? 'toFirstPage' : 'clear')}
      </SiteLink>
    </section>
  )
}

export function AgentList({ page, origin }: ListProps) {
  const words = useWords(phrases)
  const isPending = useIsNavigating()
  if (page.agents.length === 0) return <Nobody page={page} />
  return (
    <section id="results" aria-labelledby="agents" className="outline-none">
      <h2 id="agents" className="sr-only">
        {words('list')}
      </h2>
      <ul aria-busy={isPending} className="results-grid">
        {page.agents.map((agent, at) => (
          <li key={agent.id}>
            <AgentCard agent={agent} isEarly={at < early} origin={origin} />
          </li>
        ))}
      </ul>
    </section>
  )
}
