import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from './phrases/messages.ts'

type PageGoneProps = {
  title: string
  search: { label: string; address: string } | null
  children?: ReactNode
}

export function PageGone({ title, search, children }: PageGoneProps) {
  const words = useWords(phrases)
  return (
    <PageMessage
      drawing="house"
      title={title}
      text={words('goneText')}
      actions={
        <SiteLink
          href={search?.address ?? '/properties'}
          className={`${buttonClass({ variant: 'quiet' })} whitespace-normal text-center`}
        >
          {search?.label ?? words('toSearch')}
        </SiteLink>
      }
    >
      {children}
    </PageMessage>
  )
}
