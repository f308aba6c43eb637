import { useRouter } from '@tanstack/react-router'
import { LoginLink } from '#features/accounts/sessions/components/login-link.tsx'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { EmptyList } from '#ui/empty-list.tsx'
import { LoadFailureCard } from '#ui/loading/load-failure.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Surface } from '#ui/surface.tsx'
import { type AlertAddress, type SearchSort, searchSorts } from '../contract.ts'
import { phrases } from '../phrases/list.ts'
import { SearchRow } from './search-row.tsx'
import { useVocabulary } from './use-filter-words.ts'
import { type ListQuery, useSearches } from './use-searches.ts'
import { Waiting } from './waiting.tsx'

function NoSearches() {
  const words = useWords(phrases)
  return (
    <EmptyList icon="bell" title={words('none')} text={words('noneText')}>
      <SiteLink href="/properties" className={buttonClass({})}>
        {words('search')}
      </SiteLink>
    </EmptyList>
  )
}

function LoginNote() {
  const words = useWords(phrases)
  return (
    <p className="text-muted">
      {words('inBrowser')} <LoginLink>{words('logIn')}</LoginLink>
    </p>
  )
}

function UnconfirmedNote({ email }: Pick<AlertAddress, 'email'>) {
  const words = useWords(phrases)
  return (
    <p role="status" className="rounded-card bg-sand p-4 wrap-anywhere">
      {words('unconfirmed', { email: email ?? '' })}
    </p>
  )
}

const sortNames = { newest: 'newest', name: 'byName', most_new: 'most_new' } as const

function SortSelect({ sort }: { sort: SearchSort }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const router = useRouter()
  const choose = (chosen: string) => {
    const query = chosen === 'newest' ? '' : `?sort=${chosen}`
    const href = pathInLanguage('/my-searches', language) + query
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <div className="w-full max-w-64">
      <SelectField
        label={words('sort')}
        value={sort}
        options={searchSorts.map((value) => ({ value, label: words(sortNames[value]) }))}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  )
}

type ContentProps = ListQuery & { isVisitor: boolean }

export function SearchesContent({ isVisitor, page, sort }: ContentProps) {
  const words = useWords(phrases)
  const { data, isError, refetch } = useSearches({ page, sort })
  const vocabulary = useVocabulary(data?.searches ?? [], data?.places ?? [])
  if (isError && !data) {
    return (
      <LoadFailureCard text={words('failed')} onRetry={() => void refetch()} className="py-14" />
    )
  }
  if (!data || !vocabulary) return <Waiting />
  const { searches, pagination, alerts } = data
  if (pagination.total === 0) return <NoSearches />
  return (
    <div className="grid grid-cols-1 gap-4">
      {isVisitor && <LoginNote />}
      {alerts.email !== null && !alerts.isConfirmed && <UnconfirmedNote email={alerts.email} />}
      {pagination.total > 1 && <SortSelect sort={sort} />}
      <Surface>
        <ul aria-label={words('list')}>
          {searches.map((search) => (
            <SearchRow key={search.id} {...{ search, vocabulary, alerts }} />
          ))}
        </ul>
      </Surface>
      <Pagination page={page} pages={pagination.pages} />
    </div>
  )
}
