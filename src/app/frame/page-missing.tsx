import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PageDrawing } from './page-drawings.tsx'
import { PageMessage } from './page-message.tsx'
import { phrases } from './phrases/messages.ts'

export function PageMissing() {
  const words = useWords(phrases)
  return (
    <>
      <title>{words('missingTitle')}</title>
      <PageMessage
        drawing={<PageDrawing name="door" />}
        title={words('missingTitle')}
        text={words('missingText')}
        actions={
          <>
            <SiteLink href="/properties" className={buttonClass({})}>
              {words('toSearch')}
            </SiteLink>
            <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
              {words('toHome')}
            </SiteLink>
          </>
        }
      />
    </>
  )
}
