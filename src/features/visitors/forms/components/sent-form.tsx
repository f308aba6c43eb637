import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { CallFailure } from '#platform/call.ts'
import { buttonClass } from '#ui/button.tsx'
import type { PlainAnswer } from '#ui/plain-answer.ts'
import { LoadFailureCard } from '#ui/loading/load-failure.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../phrases/sent.ts'

export type SentFormTexts = Record<'title' | 'sent' | 'unknown' | 'unknownText' | 'another', string>

export const sentFormTexts = (words: (key: keyof SentFormTexts) => string): SentFormTexts => ({
  title: words('title'),
  sent: words('sent'),
  unknown: words('unknown'),
  unknownText: words('unknownText'),
  another: words('another'),
})

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {children}
    </div>
  )
}

type TextsProps = { texts: SentFormTexts }

function Unknown({ texts, formPath }: TextsProps & { formPath: string }) {
  return (
    <PageMessage
      live="polite"
      drawing="void-letter"
      title={texts.unknown}
      text={texts.unknownText}
      actions={
        <SiteLink href={formPath} className={buttonClass({ variant: 'primary' })}>
          {texts.another}
        </SiteLink>
      }
    />
  )
}

function Sent({ texts }: TextsProps) {
  const words = useWords(phrases)
  return (
    <div className="rounded-card bg-sand p-4">
      <p className="font-medium">{texts.sent}</p>
      <p>{words('keepLink')}</p>
    </div>
  )
}

type SentFormProps = TextsProps & {
  formPath: string
  isSent: boolean
  query: { data: unknown; error: Error | null; refetch: () => Promise<unknown> }
  waysOn: ReactNode
  /** Undefined until it is known. */
  children: ReactNode
}

const WaysOn = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3">{children}</div>
)

export function SentForm({ texts, formPath, isSent, query, waysOn, children }: SentFormProps) {
  const words = useWords(phrases)
  const { data, error, refetch } = query
  const said = error instanceof CallFailure ? error.faults[0]?.msg : undefined
  if (error instanceof CallFailure && error.status === 404) {
    return <Unknown texts={texts} formPath={formPath} />
  }
  return (
    <Frame title={texts.title}>
      {isSent && <Sent texts={texts} />}
      {error && !data && (
        <LoadFailureCard text={said || words('loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {children}
      {data !== undefined && <WaysOn>{waysOn}</WaysOn>}
    </Frame>
  )
}

type ShellProps = Omit<SentFormProps, 'query'> & {
  /** Only where the server draws it: a browser with scripts asks itself. */
  answer: Omit<PlainAnswer, 'reply'> | undefined
}

function WithoutScripts({ texts, formPath, isSent, answer, waysOn, children }: ShellProps) {
  if (answer?.status === 404) return <Unknown texts={texts} formPath={formPath} />
  return (
    <Frame title={texts.title}>
      {isSent && <Sent texts={texts} />}
      {answer?.faults.map(({ msg }) => (
        <p key={msg} className="rounded-card bg-sand p-4">
          {msg}
        </p>
      ))}
      {children}
      <WaysOn>{waysOn}</WaysOn>
    </Frame>
  )
}

/** What the server draws: with scripts, the account that asks is known only in the browser. */
export function SentFormShell(props: ShellProps) {
  return (
    <>
      <noscript>
        <WithoutScripts {...props} />
      </noscript>
      <div className="noscript:hidden">
        <Frame title={props.texts.title}>
          <Skeleton className="h-96" />
        </Frame>
      </div>
    </>
  )
}
