import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PageDrawing } from './page-drawings.tsx'
import { PageMessage } from './page-message.tsx'
import { phrases } from './phrases/messages.ts'

export function PageGone({ children }: { children?: ReactNode }) {
  const words = useWords(phrases)
  return (
    <PageMessage
      drawing={<PageDrawing name="house" />}
      title={words('goneTitle')}
      text={words('goneText')}
      actions={
        <SiteLink href="/properties" className={buttonClass({ variant: 'quiet' })}>
          {words('toSearch')}
        </SiteLink>
      }
    >
      {children}
    </PageMessage>
  )
}
