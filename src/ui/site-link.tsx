import type { ComponentProps } from 'react'
import { pathInLanguage, pathWithoutLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { usePageAddress } from './links/page-address.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Without language prefix: `/properties?purpose=rent`. */
  href: string
  replace?: boolean
  /** With `false` the next page keeps the scroll position. */
  resetScroll?: boolean
  /** With `false` the page is not preloaded; addresses with a query never are. */
  preload?: false
}

/** A plain link; `links/follow-links.ts` handles its clicks. */
export function SiteLink({ href, replace, resetScroll, preload, ...rest }: SiteLinkProps) {
  const [path = '/', query] = href.split('?')
  const search = query ? `?${query}` : ''
  const address = pathInLanguage(path, useLanguage()) + search
  // The page may have been opened at the bare address, which is English.
  const isHere = pathWithoutLanguage(address) === pathWithoutLanguage(usePageAddress())
  return (
    <a
      {...rest}
      href={address}
      data-replace={replace}
      data-keep-scroll={resetScroll === false || undefined}
      data-late={(preload === false && !search) || undefined}
      aria-current={isHere ? 'page' : rest['aria-current']}
    />
  )
}
