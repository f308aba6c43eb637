import { useState } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { forgetTyped } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { type Favorite, FavoriteBody } from '../contract.ts'
import { phrases } from '../phrases/list.ts'
import { draftName } from './draft-name.ts'
import { useSaveNote } from './use-save-note.ts'

type EditorProps = Pick<Favorite, 'note'> & { id: number; close: () => void }

function NoteForm({ id, note, close }: EditorProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const save = useSaveNote(id)
  const [keptAs] = useState(() => draftName(id))
  const cancel = () => {
    forgetTyped(keptAs)
    close()
  }
  const form = useForm({
    check: (typed) => faultsIn(FavoriteBody, { propertyId: id, note: typed.get('note') }, language),
    send: async (typed) => {
      const text = typed.get('note')
      const refused = await save(typeof text === 'string' ? text : '')
      if (refused.length === 0) close()
      return refused
    },
    keptAs,
  })
  return (
    <Form form={form} label={words('noteOf')}>
      <TextAreaField
        name="note"
        label={words('noteOf')}
        hint={words('noteHint')}
        rows={3}
        defaultValue={note ?? ''}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was pressed
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">{words('saveNote')}</SubmitButton>
        <Button variant="ghost" onClick={cancel}>
          {words('cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** A note that was typed and neither saved nor cancelled is still there after a reload. */
export function NoteEditor({ id, note }: Omit<EditorProps, 'close'>) {
  const words = useWords(phrases)
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  if (state === 'open') return <NoteForm id={id} note={note} close={() => setState('closed')} />
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {note && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that is closed had the focus
        autoFocus={state === 'closed'}
        onClick={() => setState('open')}
        className="inline-flex min-h-11 items-center text-palm underline-offset-4 hover:underline"
      >
        {words(note ? 'editNote' : 'addNote')}
      </button>
    </div>
  )
}
