import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { nameOf } from '#platform/call.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { usePlainAnswer } from '#ui/plain-answer.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DoneMessage, FailedLink, UnknownLink } from '../components/alert-message.tsx'
import { PressWithoutScripts } from '../components/press-without-scripts.tsx'
import { useAlertLink } from '../components/use-alert-link.ts'
import { useLinkAction } from '../components/use-link-action.ts'
import { type AlertLink, confirmAlerts } from '../contract.ts'
import { phrases } from '../phrases/link.ts'

type ConfirmProps = { token: string; link: AlertLink; onDone: () => void }

/** A press, because mail scanners open links and run their scripts. */
function Confirm({ token, link, onDone }: ConfirmProps) {
  const words = useWords(phrases)
  const ask = usePageCall()
  const { isBusy, act } = useLinkAction()
  return (
    <>
      <p className="wrap-anywhere">{words('confirmText', { email: link.email })}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {link.searches.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="main"
          aria-disabled={isBusy}
          onClick={() => void act(() => ask(confirmAlerts, { body: { token } }), onDone)}
        >
          {words('confirm')}
        </Button>
      </div>
    </>
  )
}

/** `isConfirmed`: without scripts, where the button has led back to the page. */
export function ConfirmAlertsScreen({ isConfirmed }: { isConfirmed: boolean }) {
  const words = useWords(phrases)
  const { token, link, isUnknown, error, refetch } = useAlertLink('confirm')
  const [isDone, setDone] = useState(isConfirmed)
  const answer = usePlainAnswer(nameOf(confirmAlerts))
  if (isDone) return <DoneMessage title={words('confirmed')} text={words('confirmedText')} />
  const isMissing = answer?.status === 404 || answer?.status === 422
  if (isUnknown || isMissing) return <UnknownLink />
  if (error) return <FailedLink error={error} onRetry={refetch} />
  return (
    <FormPage title={words('confirmTitle')}>
      {answer && <p role="alert">{answer.faults[0]?.msg}</p>}
      <PressWithoutScripts label={words('confirm')} />
      {link ? (
        <Confirm token={token} link={link} onDone={() => setDone(true)} />
      ) : (
        <Skeleton className="h-32 noscript:hidden" />
      )}
    </FormPage>
  )
}
