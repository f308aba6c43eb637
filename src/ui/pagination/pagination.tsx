import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '../button.tsx'
import { classes } from '../classes.ts'
import { pageList } from './page-list.ts'
import { phrases } from '../phrases/pagination.ts'
import { Icon } from '../icon.tsx'

/** `listId`: where the list begins below the top of its page. */
type Listing = { listId?: string | undefined }

type PageLinkProps = Listing & {
  page: number
  label?: string
  rel?: 'prev' | 'next'
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** The first page has no `page` parameter. */
function useAddressOf(listId: string | undefined): (page: number) => string {
  const { pathname, search } = useLocation()
  const { stringifySearch } = useRouter().options
  const query = (page: number) =>
    stringifySearch({ ...search, page: page === 1 ? undefined : String(page) })
  return (page) => pathname + query(page) + (listId ? `#${listId}` : '')
}

function PageLink({ page, label, isCurrent, listId, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      href={useAddressOf(listId)(page)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    />
  )
}

const stepClass = buttonClass({ variant: 'quiet' })

type Pages = Listing & { page: number; pages: number }

function Numbers({ page, pages, listId }: Pages) {
  const words = useWords(phrases)
  const language = useLanguage()
  return pageList(page, pages).map((item, at) => {
    if (item === 'gap') {
      const side = at === 1 ? 'before' : 'after'
      return (
        <span key={side} aria-hidden className="page-gap">
          …
        </span>
      )
    }
    return (
      <PageLink
        key={item}
        page={item}
        listId={listId}
        label={words('pageNumber', { page: item })}
        isCurrent={item === page}
        className="page-number"
      >
        {formatNumber(item, language)}
      </PageLink>
    )
  })
}

/** Links work without scripts and can be bookmarked. */
export function Pagination({ page, pages, listId }: Pages) {
  const words = useWords(phrases)
  if (pages < 2) return null
  return (
    <nav aria-label={words('pages')} className="pagination">
      {page > 1 && (
        <PageLink page={page - 1} listId={listId} rel="prev" className={stepClass}>
          <Icon name="chevron-left" className="size-4 rtl:-scale-x-100" />
          {words('previous')}
        </PageLink>
      )}
      <span className="page-of">{words('pageOf', { page, pages })}</span>
      <Numbers page={page} pages={pages} listId={listId} />
      {page < pages && (
        <PageLink page={page + 1} listId={listId} rel="next" className={classes(stepClass)}>
          {words('next')}
          <Icon name="chevron-right" className="size-4 rtl:-scale-x-100" />
        </PageLink>
      )}
    </nav>
  )
}
