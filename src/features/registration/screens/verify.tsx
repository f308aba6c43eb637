import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useMailedToken } from '#platform/browser/mailed-token.ts'
import { CallFailure } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { verify } from '../contract.ts'
import { phrases } from '../phrases/verify.ts'
import { VerifyMessage } from '../components/verify-message.tsx'

/** Asked once: a second opening of the same link would say less. */
const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const

/**
 * Spec 4: opens the account of the mailed link and logs in. The browser asks, not the server that
 * draws the page: mail scanners open links too. `notice`: what else is waiting for a new account.
 */
export function VerifyScreen({ notice }: { notice?: ReactNode }) {
  const words = useWords(phrases)
  const token = useMailedToken('verify')
  const { data, error, refetch } = useQuery({
    ...useQueryFor(verify, { params: { token: token ?? '' } }),
    ...once,
    enabled: Boolean(token),
  })
  const isUnknown = token === '' || (error instanceof CallFailure && error.status === 404)
  const toLogin = (
    <SiteLink href="/login" className={buttonClass({ variant: 'primary' })}>
      {words('toLogin')}
    </SiteLink>
  )
  if (data?.user)
    return (
      <VerifyMessage
        title={words('done')}
        text={words('welcome', { name: data.user.name })}
        icon={<Icon name="circle-check" className="size-12 text-palm" />}
        action={
          <div className="grid justify-items-center gap-4">
            {notice}
            <SiteLink href="/" className={buttonClass({ variant: 'primary' })}>
              {words('toHome')}
            </SiteLink>
          </div>
        }
      />
    )
  if (data)
    return (
      <VerifyMessage
        title={words('done')}
        text={words('already')}
        icon={<Icon name="circle-check" className="size-12 text-palm" />}
        action={toLogin}
      />
    )
  if (isUnknown)
    return <VerifyMessage title={words('unknown')} text={words('unknownText')} action={toLogin} />
  if (error)
    return (
      <VerifyMessage
        title={words('failed')}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{words('tryAgain')}</Button>}
      />
    )
  return <VerifyMessage title={words('title')} text={words('checking')} />
}
