import type { ComponentProps } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { propertyAddress } from '../contract.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { ad: Parameters<typeof propertyAddress>[0] }

/** To the page of an ad, in the reader's language. */
export function AdLink({ ad, ...rest }: Props) {
  return <a {...rest} href={pathInLanguage(propertyAddress(ad), useLanguage())} />
}
