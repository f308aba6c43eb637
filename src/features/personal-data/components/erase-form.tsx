import { useQueryClient } from '@tanstack/react-query'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { clearStorage, readChoices } from '#ui/kept-text.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { Erasure, eraseAccount } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'

const bodyOf = (typed: FormData) => ({ password: textOf(typed, 'password') })

function useErasing() {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall()
  const navigateLater = useNavigateLater()
  const queries = useQueryClient()
  return useForm({
    check: (typed) => faultsIn(Erasure, bodyOf(typed), language),
    send: async (typed) => {
      const choices = readChoices()
      const { reply, faults } = await ask(eraseAccount, { body: bodyOf(typed) })
      if (!reply) return faults
      clearStorage(choices)
      toast({ text: words('erased') })
      await navigateLater({ href: pathInLanguage('/', language) })
      queries.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true })
      return []
    },
  })
}

const consequences = ['erasePerson', 'eraseAds', 'eraseTeam'] as const

/** What erasing means, and the password that proves whose account it is. */
export function EraseForm({ onCancel }: { onCancel: () => void }) {
  const words = useWords(phrases)
  const form = useErasing()
  return (
    <Form form={form} label={words('eraseTitle')}>
      <div className="grid gap-2">
        <p>{words('eraseNow')}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {consequences.map((one) => (
            <li key={one}>{words(one)}</li>
          ))}
        </ul>
      </div>
      <CurrentPasswordField label={words('password')} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words('erase')}</SubmitButton>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </Form>
  )
}
