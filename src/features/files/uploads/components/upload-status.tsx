import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/loading/progress-bar.tsx'
import { phrases as ofRetry } from '#ui/phrases/retry.ts'
import { phrases as ownPhrases } from '../phrases.ts'
import type { Upload } from './upload-queue.ts'

const phrases = { ...ownPhrases, ...ofRetry }

export function UploadStatus({ upload }: { upload: Upload }) {
  const words = useWords(phrases)
  const { state, file } = upload
  if (state === 'failed') return <p className="text-sm text-danger">{upload.fault}</p>
  if (state === 'waiting' || state === 'sent') {
    return <p className="text-sm text-muted">{words(state)}</p>
  }
  const percent = Math.round(upload.progress * 100)
  const message = percent === 100 ? words('looking') : words(state, { percent })
  return (
    <>
      <p className="text-sm text-muted">{message}</p>
      <ProgressBar value={percent} max={100} label={words('progressOf', { name: file.name })} />
    </>
  )
}

type QueueButtonProps = { label: string; onClick: () => void; children: string }

/** `label` also names the file. */
export function QueueButton({ label, onClick, children }: QueueButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="justify-self-start"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

type RetryProps = { upload: Upload; onRetry: () => void }

export function RetryButton({ upload, onRetry }: RetryProps) {
  const words = useWords(phrases)
  if (upload.state !== 'failed' || upload.isFinal) return null
  return (
    <QueueButton label={words('retry', { name: upload.file.name })} onClick={onRetry}>
      {words('tryAgain')}
    </QueueButton>
  )
}
