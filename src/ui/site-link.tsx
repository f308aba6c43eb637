import type { ComponentProps } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { usePageAddress } from './links/page-address.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of ours without language prefix: `/properties?purpose=rent`. */
  href: string
  /** Takes the place of this page in the browser's history. */
  replace?: boolean
  /** `false`: the next page is shown where this one was scrolled to. */
  resetScroll?: boolean
  /** `false`: fetched only once it is followed; an address with a query always is. */
  preload?: false
}

/**
 * A link to a page of ours, in the reader's language. Plain HTML: `links/follow-links.ts` takes the
 * clicks of all links to the router, so that sixty of them on a page cost next to nothing.
 */
export function SiteLink({ href, replace, resetScroll, preload, ...rest }: SiteLinkProps) {
  const [path = '/', query] = href.split('?')
  const search = query ? `?${query}` : ''
  const address = pathInLanguage(path, useLanguage()) + search
  return (
    <a
      {...rest}
      href={address}
      data-replace={replace}
      data-keep-scroll={resetScroll === false || undefined}
      data-late={(preload === false && !search) || undefined}
      aria-current={address === usePageAddress() ? 'page' : rest['aria-current']}
    />
  )
}
