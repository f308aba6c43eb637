import { RemoveButton } from '#features/files/uploads/components/remove-button.tsx'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/media.ts'
import type { StoredFile } from './media-list.ts'

type VideoRowProps = { video: StoredFile; at: number; onRemove: () => void }

export function VideoRow({ video, at, onRemove }: VideoRowProps) {
  const words = useWords(phrases)
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-card p-2">
      {video.url ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its own advertiser filmed it
        <video
          src={video.url}
          controls
          preload="metadata"
          aria-label={words('videoAt', { at: at + 1 })}
          className="aspect-video w-56 min-w-0 shrink rounded-control bg-sand"
        />
      ) : (
        <span className="flex size-16 shrink-0 items-center justify-center rounded-control bg-sand text-muted">
          <Icon name="play" className="size-6" />
        </span>
      )}
      <p className="min-w-0 flex-1 self-center truncate text-sm font-medium">
        {words('videoAt', { at: at + 1 })}
      </p>
      <RemoveButton label={words('deleteVideo', { at: at + 1 })} onRemove={onRemove} />
    </li>
  )
}
