import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of ours without language prefix: `/properties?purpose=rent`. */
  href: string
}

/** A link to a page whose address is text, as settings hold it; stays in the reader's language. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const [path = '/', query = ''] = href.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  const to = pathInLanguage(path, useLanguage())
  return <Link {...rest} to={to as '.'} search={search as never} activeProps={{}} />
}
