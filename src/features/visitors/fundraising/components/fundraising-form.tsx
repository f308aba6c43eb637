import { useRef } from 'react'
import type { Region } from '#features/reference/place-search/contract.ts'
import { Prefill } from '#features/visitors/forms/components/prefill.tsx'
import { SpamTraps } from '#features/visitors/forms/components/spam-traps.tsx'
import { phrases as consents } from '#features/visitors/forms/phrases/consents.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { nameOf } from '#platform/call.ts'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import {
  createFundraising,
  closedDocumentDays,
  fundraisingMonths,
  type NewFundraisingRequest as Body,
  NewFundraisingRequest,
} from '../contract.ts'
import { phrases } from '../phrases/form.ts'
import { PersonFields, ProjectFields } from './fundraising-fields.tsx'
import { documentsIn, fundraisingIn } from './sent-fundraising.ts'

/** A fault of one document stands at their field and names it. */
function nameDocuments(faults: readonly FormFault[], typed: FormData): FormFault[] {
  const documents = documentsIn(textOf(typed, 'fileIds'))
  return faults.map((fault) => {
    const [, at] = /^fileIds\.(\d+)$/.exec(fault.path ?? '') ?? []
    const document = documents[Number(at)]
    return document ? { path: 'fileIds', msg: `${document.name}: ${fault.msg}` } : fault
  })
}

function useFundraisingForm() {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall(words('failed'))
  const navigateLater = useNavigateLater()
  const unfinished = useRef(0)
  const form = useForm({
    keptAs: 'fundraising',
    toastsEach: true,
    check: (typed) => [
      ...faultsIn(NewFundraisingRequest, fundraisingIn(typed), language),
      ...(unfinished.current > 0 ? [{ path: 'fileIds', msg: words('unfinished') }] : []),
    ],
    send: async (typed) => {
      const { reply, faults } = await ask(createFundraising, { body: fundraisingIn(typed) as Body })
      if (!reply) return nameDocuments(faults, typed)
      toast({ text: words('sent') })
      const { id } = reply.fundraisingRequest
      await navigateLater({ href: pathInLanguage(`/fundraising/show/${id}?sent=true`, language) })
      return []
    },
  })
  const onUnfinished = (count: number) => {
    unfinished.current = count
  }
  return { form, onUnfinished }
}

function Consent() {
  const words = useWords(consents)
  const language = useLanguage()
  const duration = formatDuration(fundraisingMonths, 'month', language)
  const documents = formatDuration(closedDocumentDays, 'day', language)
  return <p className="text-sm text-muted">{words('fundraising1', { duration, documents })}</p>
}

export function FundraisingForm({ emirates }: { emirates: readonly Region[] }) {
  const words = useWords(phrases)
  const { form, onUnfinished } = useFundraisingForm()
  return (
    <Form form={form} label={words('title')} plainCall={nameOf(createFundraising)} hasFiles>
      <PersonFields />
      <ProjectFields emirates={emirates} onUnfinished={onUnfinished} />
      <SpamTraps />
      <Prefill form={form} />
      <Consent />
      <SubmitButton>{words('send')}</SubmitButton>
    </Form>
  )
}
