import { SpamTraps } from '#features/visitors/forms/components/spam-traps.tsx'
import { Prefill } from '#features/visitors/forms/components/prefill.tsx'
import { phrases as consents } from '#features/visitors/forms/phrases/consents.ts'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { formatMoney } from '#i18n/format.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { nameOf } from '#platform/call.ts'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import {
  createRequest,
  expiredMonths,
  type NewPropertyRequest as Body,
  NewPropertyRequest,
  payRequest,
  type RequestPage,
} from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { BudgetFields } from './budget-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { DetailFields, PersonFields, WishFields } from './request-fields.tsx'
import { requestIn } from './sent-request.ts'

const phrases = { ...ofForms, ...ofForm }

/** The router knows the request's own page; that of a gateway may have our origin and is none of its. */
function useOpening() {
  const navigateLater = useNavigateLater()
  return async (url: string | undefined, own: string) => {
    const page = new URL(url ?? own, window.location.href)
    const isOwn = page.pathname === new URL(own, window.location.href).pathname
    if (isOwn) await navigateLater({ href: page.pathname + page.search })
    else window.location.assign(page)
  }
}

function useSent({ fee }: RequestPage) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall(words('failed'))
  const open = useOpening()
  return async (requestId: string) => {
    toast({ text: words('sent') })
    const { reply, faults } = await ask(payRequest, { body: { requestId } })
    const [fault] = faults
    // The request is stored, so its page is shown though nothing could be paid.
    if (fault) toast({ text: fault.msg, kind: 'error' })
    else if (fee) toast({ text: words('paymentStarted') })
    const own = pathInLanguage(`/property-request/show/${requestId}?sent=true`, language)
    await open(reply?.url, own)
  }
}

function useRequestForm(page: RequestPage) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall(words('failed'))
  const leave = useSent(page)
  return useForm({
    keptAs: 'property-request',
    check: (typed) => faultsIn(NewPropertyRequest, requestIn(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(createRequest, { body: requestIn(typed) as Body })
      if (!reply) return faults
      await leave(reply.propertyRequest.id)
      return []
    },
  })
}

function Consent({ fee }: Pick<RequestPage, 'fee'>) {
  const words = useWords(phrases)
  const consent = useWords(consents)
  const language = useLanguage()
  const duration = formatDuration(expiredMonths, 'month', language)
  return (
    <>
      {fee && <p>{words('feeNote', { fee: formatMoney(fee.amount, language) })}</p>}
      <p className="text-sm text-muted">{consent('propertyRequest1', { duration })}</p>
    </>
  )
}

export function RequestForm({ page }: { page: RequestPage }) {
  const words = useWords(phrases)
  const form = useRequestForm(page)
  const { typed } = form
  return (
    <Form form={form} label={words('title')} plainCall={nameOf(createRequest)}>
      <PersonFields page={page} />
      <WishFields page={page} typed={typed} />
      <PlaceFields page={page} typed={typed} />
      <BudgetFields page={page} />
      <DetailFields typed={typed} />
      <SpamTraps />
      <Prefill form={form} />
      <Consent fee={page.fee} />
      <SubmitButton>{words('send')}</SubmitButton>
    </Form>
  )
}
