import { useRouter } from '@tanstack/react-router'
import { LoginLink } from '#features/accounts/sessions/components/login-link.tsx'
import { pathInLanguage } from '#i18n/language.ts'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { EmptyList } from '#ui/empty-list.tsx'
import { LoadFailureCard } from '#ui/loading/load-failure.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/list.ts'
import { type Sort, sortFavorites, sorts } from '../rules/order.ts'
import { FavoritesList } from './favorites-list.tsx'
import { useFavorites } from './use-favorites.ts'
import { Waiting } from './waiting.tsx'

function NoFavorites() {
  const words = useWords(phrases)
  return (
    <EmptyList icon="heart" title={words('none')} text={words('noneText')}>
      <SiteLink href="/properties" className={buttonClass({})}>
        {words('search')}
      </SiteLink>
    </EmptyList>
  )
}

function SortSelect({ sort }: { sort: Sort }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const router = useRouter()
  const choose = (chosen: string) => {
    const query = chosen === 'newest' ? '' : `?sort=${chosen}`
    const href = pathInLanguage('/favorites', language) + query
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <div className="w-full max-w-64">
      <SelectField
        label={words('sort')}
        options={sorts.map((value) => ({ value, label: words(value) }))}
        value={sort}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  )
}

function LoginNote() {
  const words = useWords(phrases)
  return (
    <p className="text-muted">
      {words('note')} <LoginLink>{words('logIn')}</LoginLink>
    </p>
  )
}

/** Of the browser that last read the list, where the server does not answer. */
function StoredNote({ at }: { at: number }) {
  const words = useWords(phrases)
  const day = formatDay(new Date(at).toISOString(), useLanguage())
  return (
    <p role="status" className="rounded-card bg-sand p-4">
      {words('storedOn', { day })}
    </p>
  )
}

/** `name` is empty for a visitor. */
export function FavoritesContent({ name, sort }: { name: string; sort: Sort }) {
  const words = useWords(phrases)
  const { data, dataUpdatedAt, isError, fetchStatus, refetch } = useFavorites(name)
  const isCut = isError || fetchStatus === 'paused'
  if (!data && isCut) {
    return (
      <LoadFailureCard text={words('failed')} onRetry={() => void refetch()} className="py-14" />
    )
  }
  if (!data) return <Waiting />
  if (data.length === 0 && !isCut) return <NoFavorites />
  return (
    <div className="grid grid-cols-1 gap-4">
      {isCut && <StoredNote at={dataUpdatedAt} />}
      {name === '' && <LoginNote />}
      {data.length > 1 && <SortSelect sort={sort} />}
      <FavoritesList favorites={sortFavorites(data, sort)} />
    </div>
  )
}
