import { useEffect, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases.ts'
import type { Upload } from './upload-queue.ts'

/** The chosen picture itself, before anything has been sent. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sand text-muted">
      {address ? (
        <img
          src={address}
          alt=""
          onError={() => setAddress(undefined)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name={file.type.startsWith('video/') ? 'play' : 'images'} className="size-6" />
      )}
    </span>
  )
}

function Status({ upload }: { upload: Upload }) {
  const words = useWords(phrases)
  if (upload.state === 'failed') return <p className="text-sm text-danger">{upload.fault}</p>
  if (upload.state !== 'sending') {
    return <p className="text-sm text-muted">{words(upload.state)}</p>
  }
  const percent = Math.round(upload.progress * 100)
  const told = words('sending', { percent })
  return (
    <>
      <p className="text-sm text-muted">{told}</p>
      <progress value={percent} max={100} aria-label={told} className="h-2 w-full accent-palm" />
    </>
  )
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onRemove: () => void }

/** One file of the picker: what it is, how far it has come, and what can be done about it. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const words = useWords(phrases)
  const { file, state } = upload
  const { name } = file
  const isOver = state === 'sent' || state === 'failed'
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2">
      <Preview file={file} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="truncate text-sm font-medium">
          <bdi>{name}</bdi>
        </p>
        <Status upload={upload} />
        {state === 'failed' && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            aria-label={words('retry', { name })}
            onClick={onRetry}
          >
            {words('again')}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        isIcon
        aria-label={words(isOver ? 'remove' : 'cancel', { name })}
        onClick={onRemove}
      >
        <Icon name="x" className="size-5" />
      </Button>
    </li>
  )
}
