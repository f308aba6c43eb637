import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoginLink } from '#features/accounts/sessions/components/login-link.tsx'
import { downloadDocument } from '#features/payments/invoices/contract.ts'
import { formatExactMoney } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { minuteMs, secondMs } from '#i18n/time-units.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { CallFailure } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { NeedsScripts } from '#ui/form/needs-scripts.tsx'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { saveFile } from '#ui/links/save-file.ts'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { usePayment } from '../components/use-payment.ts'
import { type Order, readOrder } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

const quiet = () => buttonClass({ variant: 'quiet' })

function WayOn({ order: { propertyId, requestId } }: { order: Order }) {
  const words = useWords(phrases)
  const [href, label] = propertyId
    ? [`/my-properties/${propertyId}`, words('toAd')]
    : [
        requestId ? `/property-request/show/${requestId}` : '/my-properties',
        words(requestId ? 'toRequest' : 'toAds'),
      ]
  return (
    <SiteLink href={href} className={quiet()}>
      {label}
    </SiteLink>
  )
}

function Documents({ order: { id, documents } }: { order: Order }) {
  const words = useWords(phrases)
  const lang = useLanguage()
  const ask = usePageCall()
  const toast = useToast()
  const save = async (kind: Order['documents'][number]['kind'], number: number) => {
    const input = { params: { id }, query: { kind, lang } }
    const { reply, faults } = await ask(downloadDocument, input)
    if (reply) saveFile(`${kind}-${number}.pdf`, reply)
    else toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
  }
  return documents.map(({ kind, number }) => (
    <Button key={kind} variant="quiet" onClick={() => void save(kind, number)}>
      {words(kind === 'invoice' ? 'invoice' : 'creditNote')}
    </Button>
  ))
}

type ResultProps = { order: Order; isSuccess: boolean; isLong: boolean }

function useResult({ order, isSuccess, isLong }: ResultProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const what = textIn(order.description, language)
  const values = { what, amount: formatExactMoney(order.amount, language) }
  const isOpen = order.state === 'created' || order.state === 'redirected'
  if (order.state === 'paid') return [words('paid'), words('paidText', values)] as const
  if (order.state === 'refunded') return [words('refunded'), words('refundedText', values)] as const
  if (isOpen && isSuccess) {
    return [words('waiting'), words(isLong ? 'waitingLong' : 'waitingText')] as const
  }
  const failed = order.kind === 'property_request' ? 'failedText' : 'failedSubscription'
  return [words('failed'), words(failed)] as const
}

function Result(props: ResultProps) {
  const { order, isSuccess } = props
  const words = useWords(phrases)
  const { isBusy, pay } = usePayment()
  const [title, text] = useResult(props)
  const isSettled = order.state === 'paid' || order.state === 'refunded'
  const isWaiting = isSuccess && (order.state === 'created' || order.state === 'redirected')
  const drawing = isSettled ? <Icon name="circle-check" className="size-12 text-palm" /> : 'letter'
  return (
    <PageMessage
      live="polite"
      drawing={drawing}
      title={title}
      text={<bdi>{text}</bdi>}
      actions={
        <>
          {!isSettled && !isWaiting && (
            <Button variant="main" aria-disabled={isBusy} onClick={() => void pay(order)}>
              {words('retry')}
            </Button>
          )}
          <Documents order={order} />
          <WayOn order={order} />
        </>
      }
    />
  )
}

/** At first every two seconds, later ever less often. */
const pollMs = { first: 2 * secondMs, last: 10 * secondMs, inAll: 5 * minuteMs }

/** A notice may come a moment after its payer: the state is asked for until it is known. */
function useOrder(id: string, isSuccess: boolean) {
  const [begun] = useState(() => Date.now())
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...useQueryFor(readOrder, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data: known } }) => {
      const isOpen = known?.order.state === 'created' || known?.order.state === 'redirected'
      const passedMs = Date.now() - begun
      if (!isSuccess || !isOpen || passedMs > pollMs.inAll) return false
      return Math.min(pollMs.first + passedMs / 10, pollMs.last)
    },
  })
  const isLong = dataUpdatedAt - begun > pollMs.inAll - pollMs.last
  return { order: data?.order, error, refetch, isLong }
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const words = useWords(phrases)
  return (
    <PageMessage
      live="polite"
      drawing="void-letter"
      title={title}
      text={text}
      actions={
        <>
          {children}
          <SiteLink href="/my-properties" className={quiet()}>
            {words('toAds')}
          </SiteLink>
        </>
      }
    />
  )
}

type ScreenProps = { orderId: string; isSuccess: boolean }

function Waiting() {
  const words = useWords(phrases)
  return (
    <>
      <NeedsScripts heading={words('title')} />
      <Skeleton className="mx-auto my-12 h-64 max-w-xl noscript:hidden" />
    </>
  )
}

function Loaded({ orderId, isSuccess }: ScreenProps) {
  const words = useWords(phrases)
  const isOut = useUserName() === ''
  const { order, error, refetch, isLong } = useOrder(orderId, isSuccess)
  if (order) return <Result order={order} isSuccess={isSuccess} isLong={isLong} />
  if (error instanceof CallFailure && error.status === 404) {
    return (
      <Message title={words('unknown')} text={words('unknownText')}>
        {isOut && <LoginLink>{words('logIn')}</LoginLink>}
      </Message>
    )
  }
  if (!error) return <Waiting />
  const said = error instanceof CallFailure ? error.faults[0]?.msg : undefined
  return (
    <Message title={words('notLoaded')} text={said ?? ''}>
      <Button variant="main" onClick={() => void refetch()}>
        {words('retry')}
      </Button>
    </Message>
  )
}

/**
 * Spec 4, "a payment ends in success or failure": by the state of the order, whatever the address says.
 * Whose order it is only the browser knows.
 */
export function PaymentResultScreen(props: ScreenProps) {
  return useIsHydrated() ? <Loaded {...props} /> : <Waiting />
}
