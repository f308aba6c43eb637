import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listDemoLogins } from '#features/accounts/demo-logins/contract.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { verifyHours } from '../contract.ts'
import { phrases } from '../phrases/sign-up.ts'

function Outbox({ email }: { email: string }) {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(useQueryFor(listDemoLogins, {}))
  if (data.logins.length === 0) return null
  return (
    <AnchorButton href={`/dev/mail?to=${encodeURIComponent(email)}`} variant="primary">
      {words('outbox')}
    </AnchorButton>
  )
}

export function SentMessage({ email }: { email: string }) {
  const words = useWords(phrases)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const duration = formatDuration(verifyHours, 'hour', useLanguage())
  const [before, after] = words('sentText', { duration }).split('{email}')
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-12 text-center md:py-20">
      <Icon name="mail" className="size-12 text-palm" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {words('sentTitle')}
      </h1>
      <p>
        {before}
        <EmailText>{email}</EmailText>
        {after}
      </p>
      <p className="text-muted">{words('sentAdvice')}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        <Outbox email={email} />
        <SiteLink href="/login" className={buttonClass({ variant: 'quiet' })}>
          {words('logIn')}
        </SiteLink>
      </div>
    </div>
  )
}
