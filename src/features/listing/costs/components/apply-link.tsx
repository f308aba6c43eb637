import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/titles.ts'

/** The amounts of the calculator stay out of the address. */
export function ApplyLink() {
  const words = useWords(phrases)
  return (
    <SiteLink href="/finance" className="text-palm underline-offset-4 hover:underline print:hidden">
      {words('finance')}
    </SiteLink>
  )
}
