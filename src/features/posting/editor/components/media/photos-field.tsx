import type { Ref } from 'react'
import { maxMegabytes } from '#features/files/uploads/rules.ts'
import { enough } from '#features/posting/advice/contract/quality.ts'
import { maxImages } from '#features/posting/fields/contract.ts'
import { DropArea } from '#features/files/uploads/components/drop-area.tsx'
import { useWords } from '#i18n/words.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../../phrases/media.ts'
import { MediaGroup } from './media-group.tsx'
import { coverOf, idsOf, type StoredFile } from './media-list.ts'
import { PhotoCard } from './photo-card.tsx'
import { type Media, useMedia } from './use-media.ts'
import { type FloorPlans, useFloorPlans } from './use-floor-plans.ts'
import { useRemoval } from './use-removal.ts'
import { type Reorder, useReorder } from './use-reorder.ts'

type PhotosFieldProps = {
  name: string
  photos: readonly StoredFile[]
  onBusy?: (count: number) => void
}

function useAdding({ media, queue }: Media) {
  const words = useWords(phrases)
  const toast = useToast()
  return (files: File[]) => {
    const remaining = maxImages - media.length
    queue.add(files.slice(0, remaining))
    const count = files.length - remaining
    if (count > 0) toast({ kind: 'error', text: words('leftOut', { count, most: maxImages }) })
  }
}

type ListProps = {
  list: Ref<HTMLUListElement>
  photos: Media
  reorder: Reorder
  plans: FloorPlans
  name: string
  given: readonly StoredFile[]
}

function PhotoList({ list, photos, reorder, plans, name, given }: ListProps) {
  const words = useWords(phrases)
  const remove = useRemoval(photos, given)
  const { media, queue } = photos
  const ids = idsOf(media)
  const cover = coverOf(media)
  return (
    <ul
      ref={list}
      aria-label={words('photos')}
      hidden={media.length === 0}
      className="grid grid-cols-2 gap-2 sm:grid-cols-3"
    >
      {media.map((photo, at) => (
        <PhotoCard
          key={photo.key}
          photo={photo}
          at={at}
          total={media.length}
          isCover={photo === cover}
          path={`${name}.${photo.kept ? ids.indexOf(photo.kept.id) : ''}`}
          reorder={reorder}
          plans={plans}
          onRetry={() => photo.upload && queue.retry(photo.upload.key)}
          onRemove={() => {
            remove(photo, 'imageDeleted')
            reorder.focus(at, 'delete')
          }}
        />
      ))}
    </ul>
  )
}

function Count({ count }: { count: number }) {
  const words = useWords(phrases)
  const missing = enough.few - count
  return (
    <span className="text-sm text-muted">
      {' · '}
      {words('photosOf', { count, most: maxImages })}
      {count > 0 && missing > 0 && ` · ${words('fewPhotos', { count: missing })}`}
    </span>
  )
}

export function PhotosField({ name, photos: given, onBusy }: PhotosFieldProps) {
  const words = useWords(phrases)
  const photos = useMedia({ wanted: 'image', given, onBusy })
  const { list, ...reorder } = useReorder(photos)
  const plans = useFloorPlans(photos, given)
  const add = useAdding(photos)
  const count = photos.media.filter(({ upload }) => upload?.state !== 'failed').length
  return (
    <MediaGroup
      legend={words('photos')}
      note={<Count count={count} />}
      name={name}
      hint={words('photosHint', enough)}
      field={photos.field}
      underway={photos.underway}
    >
      {(control) => (
        <>
          <DropArea
            {...control}
            words={words('choosePhotos')}
            wanted="image"
            isMany
            name={name}
            onFiles={add}
          >
            {words('photosLimits', { maximum: maxMegabytes('account', 'jpeg') })}
          </DropArea>
          <p role="status" className="text-sm text-muted empty:hidden">
            {photos.underway > 0 && words('underway', { count: photos.underway })}
          </p>
          <PhotoList {...{ list, photos, reorder, plans, name, given }} />
          <input ref={plans.field} type="hidden" name="floorPlanIds" />
          <p role="status" className="sr-only">
            {reorder.announcement}
          </p>
        </>
      )}
    </MediaGroup>
  )
}
