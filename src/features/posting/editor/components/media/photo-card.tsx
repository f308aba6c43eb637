import { FilePreview } from '#features/files/uploads/components/file-preview.tsx'
import { RetryButton, UploadStatus } from '#features/files/uploads/components/upload-status.tsx'
import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { useFault } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/media.ts'
import { isSmall, type Medium } from './media-list.ts'
import type { FloorPlans } from './use-floor-plans.ts'
import type { Control, Reorder } from './use-reorder.ts'

export type PhotoCardProps = {
  photo: Medium
  at: number
  total: number
  isCover: boolean
  /** Where a fault from the server names this photo: `imageIds.3`. */
  path: string
  reorder: Reorder
  plans: FloorPlans
  onRetry: () => void
  onRemove: () => void
}

function Picture({ photo, at, total }: PhotoCardProps) {
  const words = useWords(phrases)
  const { kept, upload } = photo
  const name = words('photoAt', { at: at + 1, total })
  if (upload) {
    return (
      <>
        <FilePreview file={upload.file} />
        <span className="sr-only">
          {name} <bdi>{upload.file.name}</bdi>
        </span>
      </>
    )
  }
  return (
    <img
      src={kept?.url}
      srcSet={kept?.srcset ?? undefined}
      sizes="(min-width:768px) 220px, 45vw"
      alt={name}
      loading="lazy"
      draggable={false}
      className="size-full object-cover"
    />
  )
}

type MoveProps = PhotoCardProps & { control: Control; to: number; isOff: boolean }

function Move({ photo, at, reorder, control, to, isOff }: MoveProps) {
  const words = useWords(phrases)
  const label = words(control === 'earlier' ? 'earlier' : 'later', { at: at + 1 })
  return (
    <Button
      variant="ghost"
      size="small"
      isIcon
      className="max-sm:w-8"
      data-control={control}
      disabled={isOff}
      aria-label={label}
      title={label}
      onClick={() => reorder.press(photo.key, to, control)}
    >
      <Icon
        name={control === 'earlier' ? 'chevron-left' : 'chevron-right'}
        className="size-5 rtl:-scale-x-100"
      />
    </Button>
  )
}

function Controls(props: PhotoCardProps) {
  const { photo, at, total, isCover, reorder } = props
  const words = useWords(phrases)
  return (
    <div className="flex items-center justify-between">
      <Move {...props} control="earlier" to={at - 1} isOff={at === 0} />
      {isCover ? (
        <Badge tone="palm">{words('cover')}</Badge>
      ) : (
        <button
          type="button"
          data-control="cover"
          aria-label={words('makeCoverOf', { at: at + 1 })}
          className="min-h-10 min-w-0 rounded-control px-1 text-center text-xs leading-tight text-palm underline underline-offset-4"
          onClick={() => reorder.press(photo.key, 0, 'cover')}
        >
          {words('makeCover')}
        </button>
      )}
      <Move {...props} control="later" to={at + 1} isOff={at === total - 1} />
    </div>
  )
}

function FloorPlanMark({ photo, at, plans }: PhotoCardProps) {
  const words = useWords(phrases)
  const { kept } = photo
  if (!kept) return null
  return (
    <CheckBox
      aria-label={words('isFloorPlanOf', { at: at + 1 })}
      checked={plans.isPlan(kept.id)}
      onChange={(event) => plans.mark(kept.id, event.target.checked)}
      label={words('isFloorPlan')}
    />
  )
}

function Notes({ photo, path, onRetry }: PhotoCardProps) {
  const words = useWords(phrases)
  const fault = useFault(path)
  const { upload, kept } = photo
  return (
    <>
      {upload && upload.state !== 'sent' && <UploadStatus upload={upload} />}
      {upload && <RetryButton upload={upload} onRetry={onRetry} />}
      {kept && isSmall(kept) && (
        <p className="text-sm text-muted">
          {words('smallPhoto', { width: kept.width ?? 0, height: kept.height ?? 0 })}
        </p>
      )}
      {fault && <p className="text-sm text-danger">{fault}</p>}
    </>
  )
}

export function PhotoCard(props: PhotoCardProps) {
  const { photo, at, path, reorder, onRemove } = props
  const words = useWords(phrases)
  return (
    <li
      {...reorder.dragging(photo.key)}
      className={classes(
        'grid min-w-0 cursor-grab grid-cols-1 content-start gap-1 rounded-card border border-line bg-card p-1.5',
        reorder.dragged === photo.key && 'border-palm opacity-50',
      )}
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-control bg-sand">
        <Picture {...props} />
        <Button
          variant="quiet"
          size="small"
          isIcon
          data-control="delete"
          data-for={path}
          className="absolute end-1 top-1"
          aria-label={words('deletePhoto', { at: at + 1 })}
          title={words('deletePhoto', { at: at + 1 })}
          onClick={onRemove}
        >
          <Icon name="x" className="size-5" />
        </Button>
      </div>
      <Controls {...props} />
      <FloorPlanMark {...props} />
      <div className="grid gap-1 empty:hidden">
        <Notes {...props} />
      </div>
    </li>
  )
}
