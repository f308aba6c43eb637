import type { ReactElement, ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { CallFailure } from '#platform/call.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PageDrawingName } from '#ui/page-message/page-drawing.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/link.ts'

function ToSearches() {
  const words = useWords(phrases)
  return (
    <SiteLink href="/my-searches" className={buttonClass({ variant: 'quiet' })}>
      {words('mySearches')}
    </SiteLink>
  )
}

type MessageProps = {
  drawing?: PageDrawingName | ReactElement
  title: string
  text: string
  children?: ReactNode
}

export function AlertMessage({ drawing = 'letter', title, text, children }: MessageProps) {
  return (
    <PageMessage
      live="polite"
      drawing={drawing}
      title={title}
      text={text}
      actions={
        <>
          {children}
          <ToSearches />
        </>
      }
    />
  )
}

export function DoneMessage({ title, text }: Pick<MessageProps, 'title' | 'text'>) {
  const drawing = <Icon name="circle-check" className="size-12 text-palm" />
  return <AlertMessage drawing={drawing} title={title} text={text} />
}

export function UnknownLink() {
  const words = useWords(phrases)
  return <AlertMessage drawing="void-letter" title={words('unknown')} text={words('unknownText')} />
}

export function FailedLink({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords(phrases)
  const ofRetry = useWords(retry)
  const said = error instanceof CallFailure ? error.faults[0]?.msg : undefined
  return (
    <AlertMessage drawing="tower" title={words('failed')} text={said || words('failedText')}>
      <Button onClick={onRetry}>{ofRetry('tryAgain')}</Button>
    </AlertMessage>
  )
}
