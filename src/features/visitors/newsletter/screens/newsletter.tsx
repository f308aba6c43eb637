import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { spamSignsOf } from '#features/visitors/forms/components/spam-signs.ts'
import { SpamTraps } from '#features/visitors/forms/components/spam-traps.tsx'
import { NewsletterForm } from '../components/newsletter-form.tsx'
import { phrases } from '../phrases/screens.ts'

const traps = { fields: <SpamTraps />, signsOf: spamSignsOf }

const endings = {
  sent: ['sentTitle', 'sentText'],
  confirmed: ['confirmed', 'confirmedText'],
  unsubscribed: ['unsubscribed', 'unsubscribedText'],
} as const

type NewsletterProps = {
  done: keyof typeof endings | undefined
  waysOn: ReactNode
}

/** Where a browser without scripts is led by the form at the foot of each page and by mailed links. */
export function NewsletterScreen({ done, waysOn }: NewsletterProps) {
  const words = useWords(phrases)
  if (!done) {
    return (
      <FormPage title={words('title')}>
        <NewsletterForm traps={traps} />
      </FormPage>
    )
  }
  const [title, text] = endings[done]
  const drawing = <Icon name="circle-check" className="size-12 text-palm" />
  return <PageMessage drawing={drawing} title={words(title)} text={words(text)} actions={waysOn} />
}
