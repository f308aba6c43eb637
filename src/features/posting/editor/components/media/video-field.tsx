import { maxMegabytes } from '#features/files/uploads/rules.ts'
import { maxVideos } from '#features/posting/fields/contract.ts'
import { DropArea } from '#features/files/uploads/components/drop-area.tsx'
import { UploadRow } from '#features/files/uploads/components/upload-row.tsx'
import { fileIdOf } from '#features/files/uploads/rules.ts'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../../phrases/media.ts'
import { MediaGroup } from './media-group.tsx'
import type { StoredFile } from './media-list.ts'
import { type Media, useMedia } from './use-media.ts'
import { useRemoval } from './use-removal.ts'
import { VideoRow } from './video-row.tsx'

const name = 'videoIds'

type VideoFieldProps = {
  videos: readonly { url: string }[]
  videoUrl: string | null | undefined
  virtualTour: string | null | undefined
  onBusy?: (count: number) => void
}

export const uploadsAmong = (videos: readonly { url: string }[]): StoredFile[] =>
  videos.flatMap(({ url }) => {
    const [, file] = /^\/media\/files\/([^/?]+)(?:\?|$)/.exec(url) ?? []
    const id = file && fileIdOf(file)
    return id ? [{ id, url }] : []
  })

function useAdding({ media, queue }: Media) {
  const words = useWords(phrases)
  const toast = useToast()
  return (files: File[]) => {
    const remaining = maxVideos - media.length
    queue.add(files.slice(0, remaining))
    if (files.length <= remaining) return
    toast({ kind: 'error', text: words('videosLeftOut', { most: maxVideos }) })
  }
}

function VideoList({ videos, given }: { videos: Media; given: readonly StoredFile[] }) {
  const words = useWords(phrases)
  const remove = useRemoval(videos, given)
  const { media, queue } = videos
  if (media.length === 0) return null
  return (
    <ul aria-label={words('video')} className="grid gap-2">
      {media.map((video, at) => {
        const onRemove = () => remove(video, 'videoDeleted')
        const { key, kept, upload } = video
        if (kept) return <VideoRow key={key} video={kept} at={at} onRemove={onRemove} />
        return upload && <UploadRow key={key} upload={upload} queue={queue} onRemove={onRemove} />
      })}
    </ul>
  )
}

type LinksProps = Pick<VideoFieldProps, 'videoUrl' | 'virtualTour'>

function Links({ videoUrl, virtualTour }: LinksProps) {
  const words = useWords(phrases)
  const field = {
    type: 'text',
    inputMode: 'url',
    dir: 'auto',
    spellCheck: false,
    // Isolated: the slashes would stand before the word in a page from right to left.
    placeholder: '\u2066https://\u2069',
  } as const
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        {...field}
        name="videoUrl"
        label={words('videoUrl')}
        hint={words('videoUrlHint')}
        defaultValue={videoUrl ?? ''}
        autoCapitalize="none"
      />
      <TextField
        {...field}
        name="virtualTour"
        label={words('virtualTour')}
        hint={words('virtualTourHint')}
        defaultValue={virtualTour ?? ''}
        autoCapitalize="none"
      />
    </div>
  )
}

export function VideoField({ videos, onBusy, ...links }: VideoFieldProps) {
  const words = useWords(phrases)
  const given = uploadsAmong(videos)
  const sending = useMedia({ wanted: 'video', given, onBusy })
  const add = useAdding(sending)
  return (
    <div className="grid gap-5">
      <MediaGroup
        legend={words('video')}
        name={name}
        hint={words('videoHint')}
        field={sending.field}
        underway={sending.underway}
      >
        {(control) => (
          <>
            <DropArea
              {...control}
              words={words('chooseVideo')}
              wanted="video"
              isMany
              name={name}
              onFiles={add}
            >
              {words('videoLimits', { maximum: maxMegabytes('account', 'mp4') })}
            </DropArea>
            <VideoList videos={sending} given={given} />
          </>
        )}
      </MediaGroup>
      <Links {...links} />
    </div>
  )
}
