import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { AgentFilters } from '../components/agent-filters.tsx'
import { AgentList } from '../components/agent-list.tsx'
import type { AgentQuery } from '../components/agents-page.ts'
import { agentsQuery } from '../components/agents-query.ts'
import { phrases } from '../phrases.ts'

function LeftOut({ reasons }: { reasons: readonly string[] }) {
  const words = useWords(phrases)
  return (
    <p
      role="alert"
      className="flex gap-3 rounded-control border border-danger/40 bg-card px-4 py-3 text-sm"
    >
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-danger" />
      <span>
        {words('leftOut')} {reasons.join(' · ')}
      </span>
    </p>
  )
}

type AgentsScreenProps = { query: AgentQuery; origin: string }

export function AgentsScreen({ query, origin }: AgentsScreenProps) {
  const words = useWords(phrases)
  const { data: page } = useSuspenseQuery(agentsQuery(query, { language: useLanguage() }))
  return (
    <div className="page-width grid grid-cols-1 gap-2 pt-3 pb-12 md:gap-4 md:pt-6">
      <div className="grid gap-1">
        <h1 className="text-lg md:text-3xl">{page.title}</h1>
        <p className="hidden text-muted md:block">{words('intro')}</p>
      </div>
      <AgentFilters page={page} />
      {page.leftOut.length > 0 && <LeftOut reasons={page.leftOut} />}
      <p role="status" className="text-sm text-muted tabular-nums">
        {page.total > 0 && words('found', { count: page.total })}
      </p>
      <AgentList page={page} origin={origin} />
      {page.agents.length > 0 && <Pagination page={page.page} pages={page.pages} />}
    </div>
  )
}
