import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useWords } from '#i18n/words.tsx'
import { CallFailure } from '#platform/call.ts'
import { Bdi } from '#ui/bdi.tsx'
import { buttonClass } from '#ui/button.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { PageDrawing } from './page-drawings.tsx'
import { PageMessage } from './page-message.tsx'
import { phrases } from './phrases/messages.ts'

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

export function PageFailure({ error, reset }: ErrorComponentProps) {
  const words = useWords(phrases)
  return (
    <>
      <title>{words('failureTitle')}</title>
      <PageMessage
        isAlert
        drawing={<PageDrawing name="tower" />}
        title={words('failureTitle')}
        text={words('failureText')}
        actions={
          <>
            <RetryLink reset={reset} />
            <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
              {words('toHome')}
            </SiteLink>
            <RequestNumber error={error} />
          </>
        }
      />
    </>
  )
}
