import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref, UIEventHandler } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { propertyAddress } from '../contract.ts'

type Props = {
  ad: Parameters<typeof propertyAddress>[0]
  className?: string
  tabIndex?: number
  'aria-hidden'?: boolean
  ref?: Ref<HTMLAnchorElement>
  onScroll?: UIEventHandler<HTMLAnchorElement>
  children: ReactNode
}

/** To the page of an ad, in the reader's language. */
export function AdLink({ ad, ...rest }: Props) {
  return <Link to={pathInLanguage(propertyAddress(ad), useLanguage())} {...rest} />
}
