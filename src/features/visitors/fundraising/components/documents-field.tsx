import { DropArea } from '#features/files/uploads/components/drop-area.tsx'
import { RemoveButton } from '#features/files/uploads/components/remove-button.tsx'
import { UploadRow } from '#features/files/uploads/components/upload-row.tsx'
import { maxMegabytes } from '#features/files/uploads/rules.ts'
import { MediaGroup } from '#features/posting/editor/components/media/media-group.tsx'
import { useWords } from '#i18n/words.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { useEntered, useFault } from '#ui/form/form-state.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { maxDocuments } from '../contract.ts'
import { phrases } from '../phrases/form.ts'
import { documentsIn } from './sent-fundraising.ts'
import { useDocuments } from './use-documents.ts'

type RestoredRowProps = { name: string; onRemove: () => void }

function RestoredRow({ name, onRemove }: RestoredRowProps) {
  const words = useWords(phrases)
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2">
      <Icon name="file-text" className="size-6 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 truncate text-sm font-medium">
        <bdi>{name}</bdi>
      </p>
      <RemoveButton label={words('removeDocument', { name })} onRemove={onRemove} />
    </li>
  )
}

type DocumentsFieldProps = { onUnfinished: (count: number) => void }

const hintValues = { maximum: maxDocuments, megabytes: maxMegabytes('fundraising', 'pdf') }

/** Those that were stored before something else was refused; a document that is unticked is not sent. */
function KeptDocuments() {
  const values = useEntered('fileIds') ?? []
  return values.map((value) => {
    const [document] = documentsIn(value)
    return document && <CheckBox key={value} label={document.name} name="fileIds" value={value} />
  })
}

function PlainDocuments() {
  const words = useWords(phrases)
  return (
    <>
      <TextField
        label={words('documents')}
        hint={words('documentsHint', hintValues)}
        name="documents"
        error={useFault('fileIds')}
        type="file"
        accept="application/pdf"
        multiple
      />
      <KeptDocuments />
    </>
  )
}

export function DocumentsField(props: DocumentsFieldProps) {
  return (
    <>
      <noscript>
        <PlainDocuments />
      </noscript>
      <div className="noscript:hidden">
        <UploadedDocuments {...props} />
      </div>
    </>
  )
}

function UploadedDocuments({ onUnfinished }: DocumentsFieldProps) {
  const words = useWords(phrases)
  const { queue, uploads, restored, removeRestored, ...rest } = useDocuments(onUnfinished)
  const hint = words('documentsHint', hintValues)
  return (
    <MediaGroup
      legend={words('documents')}
      name="fileIds"
      hint={hint}
      field={rest.field}
      underway={rest.unfinished}
    >
      {(control) => (
        <>
          <DropArea
            {...control}
            words={words('chooseDocuments')}
            wanted="document"
            name="fileIds"
            isMany
            onFiles={queue.add}
          >
            <Icon name="file-text" className="size-6" />
          </DropArea>
          <ul className="grid gap-2 empty:hidden">
            {restored.map(({ id, name }) => (
              <RestoredRow key={id} name={name} onRemove={() => removeRestored(id)} />
            ))}
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                queue={queue}
                isWhole
                onRemove={() => queue.remove(upload.key)}
              />
            ))}
          </ul>
        </>
      )}
    </MediaGroup>
  )
}
