import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { ownSorts } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { textOf } from '#ui/form/typed.ts'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases/list.ts'
import { type ListQuery, listAddress, queryOf } from '../rules.ts'
import { useGoTo } from './use-ads.ts'

const names = {
  needs: 'sortNeeds',
  newest: 'sortNewest',
  price_desc: 'sortPriceDesc',
  price_asc: 'sortPriceAsc',
  end_date: 'sortEnd',
  views: 'sortViews',
} as const satisfies Record<(typeof ownSorts)[number], keyof typeof phrases>

/** The field follows the address, except for one that it asked for itself: more may have been typed since. */
function useSearchField(search: string) {
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(search)
  useLayoutEffect(() => {
    if (known.current !== search && field.current) field.current.value = search
    known.current = search
  }, [search])
  const noteAsked = (asked: string) => {
    known.current = asked
  }
  return { field, noteAsked }
}

export function SearchBar({ query }: { query: ListQuery }) {
  const words = useWords(phrases)
  const goTo = useGoTo()
  const { field, noteAsked } = useSearchField(query.search)
  const go = (changes: Partial<ListQuery>) => goTo(listAddress({ ...query, page: 1, ...changes }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = textOf(new FormData(event.currentTarget), 'search').trim()
    noteAsked(search)
    go({ search })
  }
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="flex min-w-0 grow basis-64 gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            ref={field}
            label={words('search')}
            isLabelHidden
            name="search"
            type="search"
            dir="auto"
            maxLength={100}
            placeholder={words('search')}
            defaultValue={query.search}
          />
        </div>
        <Button type="submit" variant="quiet" isIcon aria-label={words('find')}>
          <Icon name="search" className="size-5" />
        </Button>
      </div>
      <div className="min-w-0 basis-56 max-sm:grow">
        <SelectField
          label={words('sort')}
          isLabelHidden
          name="sort"
          value={query.sort}
          onChange={({ target }) => go({ sort: queryOf({ sort: target.value }).sort })}
          options={ownSorts.map((sort) => ({ value: sort, label: words(names[sort]) }))}
        />
      </div>
    </form>
  )
}
