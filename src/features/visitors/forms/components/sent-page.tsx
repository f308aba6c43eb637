import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { Endpoint, Input, ReplyOf } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { phrases } from '../phrases/sent.ts'
import { usePlainReply } from './plain-reply.ts'
import { SentForm, SentFormShell, type SentFormTexts } from './sent-form.tsx'

type SentPageProps<E extends Endpoint> = {
  endpoint: E
  input: Input<E>
  texts: SentFormTexts
  formPath: string
  isSent: boolean
  waysOn: ReactNode
  children: (reply: ReplyOf<E>, hasScripts: boolean) => ReactNode
}

function Asked<E extends Endpoint>(props: SentPageProps<E>) {
  const { endpoint, input, children, ...frame } = props
  const query = useQuery(useQueryFor(endpoint, input))
  return (
    <SentForm {...frame} query={query}>
      {query.data !== undefined && children(query.data, true)}
    </SentForm>
  )
}

export function SentPage<E extends Endpoint>(props: SentPageProps<E>) {
  const { endpoint, input: _, children, ...frame } = props
  const answer = usePlainReply(endpoint)
  if (useIsHydrated()) return <Asked {...props} />
  return (
    <SentFormShell {...frame} answer={answer}>
      {answer?.reply !== undefined && children(answer.reply, false)}
    </SentFormShell>
  )
}

type SentOnProps = {
  sent: { createdAt: string; isMasked: boolean }
  masked?: string
  children?: ReactNode
}

export function SentOn({ sent, masked, children }: SentOnProps) {
  const words = useWords(phrases)
  const day = formatDay(sent.createdAt, useLanguage())
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      <span>{words('sentOn', { day })}</span>
      {children}
      {sent.isMasked && <span>{masked ?? words('masked')}</span>}
    </p>
  )
}
