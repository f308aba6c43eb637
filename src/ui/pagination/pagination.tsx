import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '../button.tsx'
import { classes } from '../classes.ts'
import { pageList } from './page-list.ts'
import { phrases } from '../phrases/pagination.ts'
import { Icon } from '../icon.tsx'

type PageLinkProps = {
  page: number
  label?: string
  rel?: 'prev' | 'next'
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** The first page has no `page` parameter. */
function useAddressOf(): (page: number) => string {
  const { pathname, search } = useLocation()
  const { stringifySearch } = useRouter().options
  return (page) =>
    pathname + stringifySearch({ ...search, page: page === 1 ? undefined : String(page) })
}

function PageLink({ page, label, isCurrent, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      href={useAddressOf()(page)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    />
  )
}

const stepClass = buttonClass({ variant: 'quiet' })
function Numbers({ page, pages }: { page: number; pages: number }) {
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
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const words = useWords(phrases)
  if (pages < 2) return null
  return (
    <nav aria-label={words('pages')} className="pagination">
      {page > 1 && (
        <PageLink page={page - 1} rel="prev" className={stepClass}>
          <Icon name="chevron-left" className="size-4 rtl:-scale-x-100" />
          {words('previous')}
        </PageLink>
      )}
      <span className="page-of">{words('pageOf', { page, pages })}</span>
      <Numbers page={page} pages={pages} />
      {page < pages && (
        <PageLink page={page + 1} rel="next" className={classes(stepClass)}>
          {words('next')}
          <Icon name="chevron-right" className="size-4 rtl:-scale-x-100" />
        </PageLink>
      )}
    </nav>
  )
}
