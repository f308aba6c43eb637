import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { DoneMessage, FailedLink, UnknownLink } from '../components/alert-message.tsx'
import { PressWithoutScripts } from '../components/press-without-scripts.tsx'
import { useAlertLink } from '../components/use-alert-link.ts'
import { useLinkAction } from '../components/use-link-action.ts'
import { type AlertLink, stopAlerts } from '../contract.ts'
import { phrases } from '../phrases/link.ts'

type Search = AlertLink['searches'][number]
type OneProps = { search: Search; token: string; onStopped: () => void }

function One({ search: { id, name }, token, onStopped }: OneProps) {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall()
  const { isBusy, act } = useLinkAction()
  const done = () => {
    toast({ text: words('stoppedOne', { name }) })
    onStopped()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={words('stopOf', { name })}
        aria-disabled={isBusy}
        onClick={() => void act(() => ask(stopAlerts, { body: { token, searchId: id } }), done)}
      >
        {words('stopOne')}
      </Button>
    </li>
  )
}

type StopProps = { token: string; link: AlertLink; onDone: () => void }

function Stop({ token, link, onDone }: StopProps) {
  const words = useWords(phrases)
  const ask = usePageCall()
  const { isBusy, act } = useLinkAction()
  const [stopped, setStopped] = useState<readonly string[]>([])
  const active = link.searches.filter(
    ({ id, frequency }) => frequency !== 'off' && !stopped.includes(id),
  )
  if (active.length === 0) return <p role="status">{words('stopped')}</p>
  return (
    <>
      <p className="wrap-anywhere">{words('stopText', { email: link.email })}</p>
      <ul className="divide-y divide-line">
        {active.map((search) => (
          <One
            key={search.id}
            search={search}
            token={token}
            onStopped={() => setStopped([...stopped, search.id])}
          />
        ))}
      </ul>
      <div>
        <Button
          variant="main"
          aria-disabled={isBusy}
          onClick={() => void act(() => ask(stopAlerts, { body: { token } }), onDone)}
        >
          {words('stopAll')}
        </Button>
      </div>
    </>
  )
}

export function StoppedScreen() {
  const words = useWords(phrases)
  return <DoneMessage title={words('stopped')} text={words('stoppedText')} />
}

/** `wasUnknown`: without scripts, where the button has led back to the page. */
export function StopAlertsScreen({ wasUnknown }: { wasUnknown: boolean }) {
  const words = useWords(phrases)
  const { token, link, isUnknown, error, refetch } = useAlertLink('stop')
  const [isDone, setDone] = useState(false)
  if (isDone) return <StoppedScreen />
  if (isUnknown || wasUnknown) return <UnknownLink />
  if (error) return <FailedLink error={error} onRetry={refetch} />
  return (
    <FormPage title={words('stopTitle')}>
      <PressWithoutScripts label={words('stopAll')} />
      {link ? (
        <Stop token={token} link={link} onDone={() => setDone(true)} />
      ) : (
        <Skeleton className="h-40 noscript:hidden" />
      )}
    </FormPage>
  )
}
