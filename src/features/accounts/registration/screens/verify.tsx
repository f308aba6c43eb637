import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useMailedToken } from '#platform/browser/mailed-token.ts'
import { CallFailure } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases as ofRetry } from '#ui/phrases/retry.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { findBrowserMark } from '../components/browser-mark.ts'
import { VerifyEmailChange } from '../components/verify-email-change.tsx'
import { VerifyMessage } from '../components/verify-message.tsx'
import { VerifyPassword } from '../components/verify-password.tsx'
import { checkLink, type Verified, verifyByForm } from '../contract.ts'
import { phrases as ownPhrases } from '../phrases/verify.ts'

const phrases = { ...ownPhrases, ...ofRetry }

/** Opening the same link a second time would not return the session. */
const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const

/** Links to other parts of the site, after those of the message. */
type WaysOn = { waysOn: ReactNode }

type WayOnProps = { href: string; phrase: 'toLogin' | 'toHome' | 'toRegister' }

function WayOn({ href, phrase }: WayOnProps) {
  const words = useWords(phrases)
  return (
    <SiteLink href={href} className={buttonClass({ variant: 'primary' })}>
      {words(phrase)}
    </SiteLink>
  )
}

function Done({ user, notice }: Pick<Verified, 'user'> & { notice: ReactNode }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <VerifyMessage
      title={words('done')}
      text={user ? words('welcome', { name: nameIn(user, language) }) : words('already')}
      drawing={<Icon name="circle-check" className="size-12 text-palm" />}
      actions={
        user ? (
          <div className="grid justify-items-center gap-4">
            {notice}
            <WayOn href="/" phrase="toHome" />
          </div>
        ) : (
          <WayOn href="/login" phrase="toLogin" />
        )
      }
    />
  )
}

function RequestEnded({ waysOn }: WaysOn) {
  const words = useWords(phrases)
  return (
    <VerifyMessage
      title={words('requestEnded')}
      text={words('requestEndedText')}
      actions={waysOn}
    />
  )
}

function Ended({ waysOn }: WaysOn) {
  const words = useWords(phrases)
  return (
    <VerifyMessage
      title={words('ended')}
      text={words('endedText')}
      actions={
        <>
          <WayOn href="/register" phrase="toRegister" />
          {waysOn}
        </>
      }
    />
  )
}

function Unknown({ waysOn }: WaysOn) {
  const words = useWords(phrases)
  return (
    <VerifyMessage
      drawing="void-letter"
      title={words('unknown')}
      text={words('unknownText')}
      actions={
        <>
          <WayOn href="/login" phrase="toLogin" />
          {waysOn}
        </>
      }
    />
  )
}

function Failed({ error, onRetry, waysOn }: { error: Error; onRetry: () => void } & WaysOn) {
  const words = useWords(phrases)
  const said = error instanceof CallFailure ? error.faults[0]?.msg : undefined
  return (
    <VerifyMessage
      drawing="tower"
      title={words('failed')}
      text={said || words('failedText')}
      actions={
        <>
          <Button onClick={onRetry}>{words('tryAgain')}</Button>
          {waysOn}
        </>
      }
    />
  )
}

const isNotFound = (error: Error | null) => error instanceof CallFailure && error.status === 404

function useLink(token: string | undefined) {
  const queries = useQueryClient()
  const [browserMark] = useState(findBrowserMark)
  const checking = useQueryFor(checkLink, { body: { token: token ?? '', browserMark } })
  const check = useQuery({ ...checking, ...once, enabled: Boolean(token) })
  const link = check.data?.link
  const isReady = link !== undefined && !link.needsPassword && !link.emailChange
  const opens = useQueryFor(verifyByForm, { body: { token: token ?? '' } })
  const opening = useQuery({ ...opens, ...once, enabled: isReady })
  return {
    link,
    opened: opening.data,
    /** Cached as if no password were needed, so that the page in the other language shows it. */
    keepOpened: (opened: Verified) => queries.setQueryData(opens.queryKey, opened),
    forget: () => queries.removeQueries({ queryKey: checking.queryKey }),
    failed: check.error ? check : opening,
  }
}

/** The browser opens the link, not the server that renders the page: mail scanners open links. */
export function VerifyScreen({ notice, waysOn }: { notice: ReactNode } & WaysOn) {
  const words = useWords(phrases)
  const token = useMailedToken('verify')
  const [ended, setEnded] = useState<'registration' | 'request'>()
  const { link, opened, keepOpened, forget, failed } = useLink(ended ? undefined : token)
  const { error, refetch } = failed
  const end = (what: 'registration' | 'request') => () => {
    setEnded(what)
    forget()
  }
  if (ended === 'request') return <RequestEnded waysOn={waysOn} />
  if (ended) return <Ended waysOn={waysOn} />
  if (opened) return <Done user={opened.user} notice={notice} />
  if (token === '' || isNotFound(error)) return <Unknown waysOn={waysOn} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} waysOn={waysOn} />
  const asked = { token: token ?? '', onOpened: keepOpened }
  if (link?.needsPassword) return <VerifyPassword {...asked} onEnded={end('registration')} />
  if (link?.emailChange)
    return <VerifyEmailChange {...asked} change={link.emailChange} onEnded={end('request')} />
  return <VerifyMessage title={words('title')} text={words('checking')} />
}
