import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from './phrases/messages.ts'

/** The ways on from a page without content; `isFirst` where no better way stands before them. */
export function PageLinks({ isFirst }: { isFirst?: boolean }) {
  const words = useWords(phrases)
  return (
    <>
      <SiteLink
        href="/properties"
        className={buttonClass({ variant: isFirst ? 'primary' : 'quiet' })}
      >
        {words('toSearch')}
      </SiteLink>
      <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
        {words('toHome')}
      </SiteLink>
    </>
  )
}
