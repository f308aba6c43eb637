import { useState } from 'react'
import { ShareButton } from '#features/listing/sharing/components/share-button.tsx'
import type { Vocabulary } from '#features/search/filters/components/vocabulary.ts'
import { formatDay } from '#i18n/format.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type AlertAddress, openSearch, type SavedSearch } from '../contract.ts'
import { phrases } from '../phrases/list.ts'
import { FilterList } from './filter-list.tsx'
import { FrequencyField } from './frequency-field.tsx'
import { NewBadge } from './new-badge.tsx'
import { RenameForm } from './rename-form.tsx'
import { useFilterWords } from './use-filter-words.ts'
import { useRemoval } from './use-removal.ts'
import { useFreshSearches } from './use-searches.ts'

type RowProps = { search: SavedSearch; vocabulary: Vocabulary; alerts: AlertAddress }

function ResultsLink({ search: { id, name, url, newCount } }: Pick<RowProps, 'search'>) {
  const ask = usePageCall()
  const refresh = useFreshSearches()
  const open = async () => {
    await ask(openSearch, { params: { id } })
    refresh()
  }
  return (
    <h2 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-lg">
      <SiteLink
        href={url}
        dir="auto"
        onClick={() => void open()}
        className="min-w-0 wrap-anywhere hover:text-palm hover:underline"
      >
        {name}
      </SiteLink>
      <NewBadge count={newCount} />
    </h2>
  )
}

/** Without `onRename` while it is being renamed. */
type ActionsProps = Pick<RowProps, 'search'> & { onRename: false | (() => void) }

function Actions({ search: { id, name, url }, onRename }: ActionsProps) {
  const words = useWords(phrases)
  const remove = useRemoval(id)
  const address = window.location.origin + pathInLanguage(url, useLanguage())
  return (
    <div className="flex flex-wrap items-center gap-2">
      {onRename && (
        <Button
          variant="quiet"
          size="small"
          aria-label={words('renameOf', { name })}
          onClick={onRename}
        >
          {words('rename')}
        </Button>
      )}
      <ShareButton shared={{ title: name, url: address }} onShare={() => undefined} />
      <Button
        variant="quiet"
        size="small"
        aria-label={words('removeOf', { name })}
        onClick={() => void remove()}
      >
        <Icon name="x" className="size-4" />
        {words('remove')}
      </Button>
    </div>
  )
}

export function SearchRow({ search, vocabulary, alerts }: RowProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const [isRenaming, setRenaming] = useState(false)
  const filters = useFilterWords(search, vocabulary)
  const { id, name, savedAt } = search
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-b border-line p-4 last:border-0 md:grid-cols-[minmax(0,1fr)_auto] md:p-5">
      <div className="grid min-w-0 content-start gap-2">
        {isRenaming ? (
          <RenameForm id={id} name={name} onDone={() => setRenaming(false)} />
        ) : (
          <ResultsLink search={search} />
        )}
        <FilterList label={words('filtersOf', { name })} filters={filters} />
        <p className="text-sm text-muted">
          {words('savedOn', { day: formatDay(savedAt, language) })}
        </p>
      </div>
      <div className="grid content-start gap-3 md:justify-items-end">
        <FrequencyField search={search} alerts={alerts} />
        <Actions search={search} onRename={!isRenaming && (() => setRenaming(true))} />
      </div>
    </li>
  )
}
