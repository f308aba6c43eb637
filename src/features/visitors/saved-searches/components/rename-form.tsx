import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { changeSearch, type SavedSearch, SearchChange } from '../contract.ts'
import { phrases as alerts } from '../phrases/alerts.ts'
import { phrases } from '../phrases/list.ts'
import { NameField } from './name-field.tsx'
import { useFreshSearches } from './use-searches.ts'

type RenameProps = Pick<SavedSearch, 'id' | 'name'> & { onDone: () => void }

function useRenaming({ id, onDone }: RenameProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const toast = useToast()
  const refresh = useFreshSearches()
  return useForm({
    check: (typed) => faultsIn(SearchChange, { name: textOf(typed, 'name') }, language),
    send: async (typed) => {
      const body = { name: textOf(typed, 'name') }
      const { reply, faults } = await ask(changeSearch, { params: { id }, body })
      if (!reply) return faults
      toast({ text: words('renamed') })
      refresh()
      onDone()
      return []
    },
    keptAs: `rename-search-${id}`,
  })
}

export function RenameForm(props: RenameProps) {
  const words = useWords(phrases)
  const ofAlerts = useWords(alerts)
  const form = useRenaming(props)
  const { name, onDone } = props
  return (
    <Form form={form} label={words('renameOf', { name })}>
      <NameField
        label={words('name')}
        defaultValue={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was pressed
        autoFocus
        onEscape={onDone}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">{words('saveName')}</SubmitButton>
        <Button variant="ghost" size="large" onClick={onDone}>
          {ofAlerts('cancel')}
        </Button>
      </div>
    </Form>
  )
}
