import { type DragEvent, useEffect, useState } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { call } from '#platform/call.ts'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { deleteFile, type SentFile } from '../contract.ts'
import { phrases } from '../phrases.ts'
import type { Upload } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploadQueue } from './use-upload-queue.ts'

const sentOf = (uploads: readonly Upload[]) =>
  uploads.flatMap((upload) => (upload.state === 'sent' ? [upload.sent] : []))

function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    hold(event)
    onFiles([...event.dataTransfer.files])
  }
  return { isOver, area: { onDragOver: hold, onDragLeave: hold, onDrop: drop } }
}

type DropAreaProps = { label: string; accept: string; onFiles: (files: File[]) => void }

function DropArea({ label, accept, onFiles }: DropAreaProps) {
  const words = useWords(phrases)
  const { isOver, area } = useDrop(onFiles)
  return (
    <div
      {...area}
      className={classes(
        'grid justify-items-center gap-2 rounded-card border-2 border-dashed p-6 text-center',
        isOver ? 'border-palm bg-sand' : 'border-line',
      )}
    >
      <p className="text-sm text-muted">{label}</p>
      <label
        className={classes(
          buttonClass({ variant: 'quiet' }),
          'relative has-focus-visible:outline-2 has-focus-visible:outline-palm',
        )}
      >
        {words('choose')}
        <input
          type="file"
          multiple
          accept={accept}
          className="sr-only"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <p className="text-sm text-muted">{words('drop')}</p>
    </div>
  )
}

type FilePickerProps = {
  /** What to choose and its limits, such as "Photos: JPEG, PNG or WebP, up to 15 MB". */
  label: string
  accept: string
  /** Gets what has arrived, in the order chosen, whenever that changes. */
  onChange: (sent: readonly SentFile[]) => void
}

/** Many files of whoever is logged in: chosen or dropped, each with its progress and its words. */
export function FilePicker({ label, accept, onChange }: FilePickerProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const { queue, uploads } = useUploadQueue(language)
  const arrived = sentOf(uploads)
  const ids = arrived.map(({ id }) => id).join()
  // oxlint-disable-next-line react/exhaustive-deps -- told when what has arrived changes, not how
  useEffect(() => onChange(arrived), [ids])

  const remove = async (upload: Upload) => {
    queue.remove(upload.key)
    if (upload.state !== 'sent') return
    // What could not be deleted now is forgotten within a day: no ad has claimed it.
    const { id } = upload.sent
    await call(deleteFile, { params: { id } }, { language }).then(
      () => toast({ text: words('removed') }),
      () => undefined,
    )
  }
  return (
    <div className="grid gap-3">
      <DropArea label={label} accept={accept} onFiles={queue.add} />
      {uploads.length > 0 && (
        <ul aria-label={words('chosen')} className="grid gap-2">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => queue.retry(upload.key)}
              onRemove={() => void remove(upload)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
