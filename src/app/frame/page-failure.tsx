import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useWords } from '#i18n/words.tsx'
import { CallFailure } from '#platform/call.ts'
import { Bdi } from '#ui/bdi.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { phrases as ofRetry } from '#ui/phrases/retry.ts'
import { PageLinks } from './page-links.tsx'
import { phrases as ownPhrases } from './phrases/messages.ts'
import { useIsOffline } from './trouble/trouble.ts'

const phrases = { ...ownPhrases, ...ofRetry }

function RequestNumber({ error }: { error: unknown }) {
  const words = useWords(phrases)
  const id = error instanceof CallFailure ? error.requestId : undefined
  if (!id) return null
  const [before, after] = words('requestNumber').split('{id}')
  return (
    <p className="w-full text-sm text-muted">
      {before}
      <Bdi>{id}</Bdi>
      {after}
    </p>
  )
}

function RetryLink({ reset }: { reset: () => void }) {
  const words = useWords(phrases)
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const { href } = useLocation()
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    queries.reset()
    void router.invalidate().then(reset)
  }
  return (
    <AnchorButton href={href} onClick={retry}>
      {words('tryAgain')}
    </AnchorButton>
  )
}

/** Only of a first load: where a page is shown already, `trouble/keep-page.ts` keeps it. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const words = useWords(phrases)
  const isOffline = useIsOffline()
  const title = words(isOffline ? 'offlineTitle' : 'failureTitle')
  return (
    <>
      <title>{title}</title>
      <PageMessage
        live="assertive"
        drawing="tower"
        title={title}
        text={words(isOffline ? 'offlineText' : 'failureText')}
        actions={
          <>
            <RetryLink reset={reset} />
            <PageLinks />
            <RequestNumber error={error} />
          </>
        }
      />
    </>
  )
}
