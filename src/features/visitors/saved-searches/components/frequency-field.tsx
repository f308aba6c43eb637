import { useState } from 'react'
import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import { frequencies, type Frequency } from '#features/visitors/alerts/contract.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultAt, faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { type AlertAddress, changeSearch, type SavedSearch, SearchChange } from '../contract.ts'
import { phrases as ofAlerts } from '../phrases/alerts.ts'
import { phrases as ofList } from '../phrases/list.ts'
import { useFreshSearches, useRefusal } from './use-searches.ts'

const phrases = { ...ofList, ...ofAlerts }

type EmailDialogProps = { id: string; frequency: Frequency; onClose: () => void }

function useStarting({ id, frequency, onClose }: EmailDialogProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const toast = useToast()
  const refresh = useFreshSearches()
  return useForm({
    check: (typed) => {
      const email = textOf(typed, 'email')
      if (email.trim() === '') return [faultAt('email', 'required', language)]
      return faultsIn(SearchChange, { email }, language)
    },
    send: async (typed) => {
      const email = textOf(typed, 'email').trim()
      const body = { frequency, email }
      const { reply, faults } = await ask(changeSearch, { params: { id }, body })
      if (!reply) return faults
      toast({ text: words('confirmSent', { email }) })
      refresh()
      onClose()
      return []
    },
    keptAs: 'alert-email',
  })
}

/** A visitor without an account names an address with the first alert. */
function EmailDialog(props: EmailDialogProps) {
  const words = useWords(phrases)
  const form = useStarting(props)
  return (
    <Dialog isOpen onClose={props.onClose} title={words('emailTitle')}>
      <Form form={form}>
        <EmailField label={words('email')} hint={words('emailHint')} autoComplete="email" />
        <div>
          <SubmitButton>{words('emailSave')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

type FrequencyProps = { search: SavedSearch; alerts: AlertAddress }

function useChoosing({ id }: SavedSearch) {
  const words = useWords(phrases)
  const ask = usePageCall()
  const toast = useToast()
  const refuse = useRefusal()
  const refresh = useFreshSearches()
  return async (frequency: Frequency) => {
    const { reply, faults } = await ask(changeSearch, { params: { id }, body: { frequency } })
    if (reply) toast({ text: words('renamed') })
    else refuse(faults)
    refresh()
  }
}

export function FrequencyField({ search, alerts }: FrequencyProps) {
  const words = useWords(phrases)
  const choose = useChoosing(search)
  const [asked, setAsked] = useState<Frequency>()
  const [chosen, setChosen] = useState<Frequency>()
  const change = async (frequency: Frequency) => {
    if (frequency !== 'off' && alerts.email === null) return setAsked(frequency)
    setChosen(frequency)
    await choose(frequency)
    setChosen(undefined)
  }
  return (
    <>
      <SelectField
        label={words('frequency')}
        aria-label={words('frequencyOf', { name: search.name })}
        value={chosen ?? search.frequency}
        options={frequencies.map((value) => ({ value, label: words(value) }))}
        onChange={({ target }) => void change(target.value as Frequency)}
      />
      {asked && (
        <EmailDialog id={search.id} frequency={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
