import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../phrases.ts'
import type { Upload } from './upload-queue.ts'

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-sand ' +
  '[&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-palm [&::-moz-progress-bar]:bg-palm'

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
      <progress
        value={percent}
        max={100}
        aria-label={words('progressOf', { name: file.name })}
        className={bar}
      />
    </>
  )
}

type RetryProps = { upload: Upload; onRetry: () => void }

export function RetryButton({ upload, onRetry }: RetryProps) {
  const words = useWords(phrases)
  if (upload.state !== 'failed' || upload.isFinal) return null
  return (
    <Button
      variant="quiet"
      size="small"
      className="justify-self-start"
      aria-label={words('retry', { name: upload.file.name })}
      onClick={onRetry}
    >
      {words('again')}
    </Button>
  )
}
