import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'

/** `aria-current` only where a link leads to the very page. */
const isVeryPage = { exact: true, includeSearch: true }

type Manner = Pick<LinkProps, 'replace' | 'resetScroll' | 'preload'>

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Manner & {
    /** An address of ours without language prefix: `/properties?purpose=rent`. */
    href: string
  }

/** A link to a page whose address is text, as settings hold it; stays in the reader's language. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const [path = '/', query = ''] = href.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  const to = pathInLanguage(path, useLanguage())
  const target = { to, search } as LinkProps
  return <Link {...(rest as object)} {...target} activeOptions={isVeryPage} />
}
