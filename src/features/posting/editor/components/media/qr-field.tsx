import { ChooseFiles } from '#features/files/uploads/components/drop-area.tsx'
import { RemoveButton } from '#features/files/uploads/components/remove-button.tsx'
import { UploadRow } from '#features/files/uploads/components/upload-row.tsx'
import { useDrop } from '#features/files/uploads/components/use-drop.ts'
import { useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/media.ts'
import { MediaGroup } from './media-group.tsx'
import type { StoredFile, Medium } from './media-list.ts'
import { type Media, useMedia } from './use-media.ts'
import { useRemoval } from './use-removal.ts'

type QrFieldProps = {
  name: string
  image: StoredFile | null | undefined
  onBusy?: (count: number) => void
}

const read = (value: string) => (value ? [value] : [])
/** The latest upload replaces those before it. */
const write = (ids: readonly string[]) => ids.at(-1) ?? ''

const lastKept = ({ media }: Media) => media.findLast(({ kept }) => kept !== undefined)
const lastSending = ({ media }: Media) => media.findLast(({ kept }) => kept === undefined)

function Code({ shown, words }: { shown: Medium | undefined; words: string }) {
  return (
    <span className="flex size-28 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sand text-muted">
      {shown?.kept ? (
        // Readers of QR codes need a white margin.
        <img src={shown.kept.url} alt={words} className="size-full bg-white object-contain p-1" />
      ) : (
        <Icon name="images" className="size-7" />
      )}
    </span>
  )
}

function useOneImage({ name, image, onBusy }: QrFieldProps) {
  const given = image ? [image] : []
  const images = useMedia({ wanted: 'image', given, onBusy, read, write })
  const remove = useRemoval(images, given)
  const { queue, media } = images
  const choose = (files: File[]) => {
    const sending = lastSending(images)?.upload
    if (sending) queue.remove(sending.key)
    queue.add(files.slice(0, 1))
  }
  /** Removes the uploads that it replaced as well. */
  const clear = (shown: Medium) => {
    for (const { key, upload } of media) if (upload && key !== shown.key) queue.remove(upload.key)
    images.setOrder([shown.key])
    remove(shown, 'imageDeleted')
  }
  return { ...images, choose, clear, shown: lastKept(images), name }
}

type ChoiceProps = {
  images: ReturnType<typeof useOneImage>
  control: { describedBy: string; isInvalid: boolean }
}

function Choice({ images, control }: ChoiceProps) {
  const words = useWords(phrases)
  const { shown, choose, clear, name } = images
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChooseFiles
        {...control}
        words={words(shown ? 'replaceQrCode' : 'chooseQrCode')}
        wanted="image"
        name={name}
        onFiles={choose}
      />
      {shown && (
        <RemoveButton
          label={words('deleteQrCode')}
          title={words('deleteQrCode')}
          onRemove={() => clear(shown)}
        />
      )}
    </div>
  )
}

export function QrField(props: QrFieldProps) {
  const words = useWords(phrases)
  const images = useOneImage(props)
  const { isOver, area } = useDrop(images.choose)
  const sending = lastSending(images)?.upload
  return (
    <MediaGroup
      legend={words('qrCode')}
      name={props.name}
      hint={words('qrCodeHint')}
      field={images.field}
      underway={images.underway}
    >
      {(control) => (
        <>
          <div
            {...area}
            className={classes(
              'flex flex-wrap items-center gap-4 rounded-card',
              isOver && 'bg-sand',
            )}
          >
            <Code shown={images.shown} words={words('qrCode')} />
            <Choice images={images} control={control} />
          </div>
          {sending && (
            <ul>
              <UploadRow
                upload={sending}
                queue={images.queue}
                onRemove={() => images.queue.remove(sending.key)}
              />
            </ul>
          )}
        </>
      )}
    </MediaGroup>
  )
}
