import { useWords } from '#i18n/words.tsx'
import { isResumable } from '#platform/browser/send-file.ts'
import { phrases } from '../phrases.ts'
import { FilePreview } from './file-preview.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'
import { QueueButton, RetryButton, UploadStatus } from './upload-status.tsx'

type UploadRowProps = {
  upload: Upload
  queue: UploadQueue
  onRemove: () => void
  /** The file is sent in one piece, whatever its size. */
  isWhole?: boolean
}

function PauseButton({ upload, queue }: Pick<UploadRowProps, 'upload' | 'queue'>) {
  const words = useWords(phrases)
  const { state, file, key } = upload
  const isPaused = state === 'paused'
  if (!isResumable(file) || (state !== 'sending' && !isPaused)) return null
  return (
    <QueueButton
      label={words(isPaused ? 'goOnWith' : 'pauseOf', { name: file.name })}
      onClick={() => (isPaused ? queue.retry(key) : queue.pause(key))}
    >
      {words(isPaused ? 'goOn' : 'pause')}
    </QueueButton>
  )
}

export function UploadRow({ upload, queue, onRemove, isWhole }: UploadRowProps) {
  const words = useWords(phrases)
  const { file, state } = upload
  const { name } = file
  const isOver = state === 'sent' || state === 'failed'
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2">
      <span className="size-16 shrink-0 overflow-hidden rounded-control">
        <FilePreview file={file} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="truncate text-sm font-medium">
          <bdi>{name}</bdi>
        </p>
        <UploadStatus upload={upload} />
        <RetryButton upload={upload} onRetry={() => queue.retry(upload.key)} />
        {!isWhole && <PauseButton upload={upload} queue={queue} />}
      </div>
      <RemoveButton label={words(isOver ? 'remove' : 'cancel', { name })} onRemove={onRemove} />
    </li>
  )
}
