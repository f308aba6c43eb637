import { type RefObject, useRef, useState } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { sendPhoto } from '#platform/browser/send-photo.ts'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/sign-up.ts'

/** Tells the form around it, as if it had been typed. */
function enter(field: RefObject<HTMLInputElement | null>, value: string) {
  if (!field.current) return
  field.current.value = value
  field.current.dispatchEvent(new Event('input', { bubbles: true }))
}

type State = { isUnderway?: boolean; error?: string | undefined }

/** Sends a photo as soon as it is chosen; the form holds its id, and its address for the preview. */
function usePhoto() {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const id = useRef<HTMLInputElement>(null)
  const url = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({})
  const choose = async (photo: File | undefined) => {
    if (!photo) return
    setState({ isUnderway: true })
    const { file, faults } = await sendPhoto(photo, language)
    const error = file ? undefined : faults[0]?.msg || words('uploadFailed')
    setState({ error })
    if (error) toast({ kind: 'error', text: error })
    enter(url, file?.url ?? '')
    enter(id, file?.id ?? '')
  }
  return { id, url, state, choose }
}

function Preview({ url }: { url: string | undefined }) {
  return (
    <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-sand text-muted">
      {url ? (
        <img src={url} alt="" className="size-full object-cover" />
      ) : (
        <Icon name="camera" className="size-7" />
      )}
    </span>
  )
}

/** `shown`: the address of the photo that was sent before. */
export function PhotoField({ shown }: { shown: string | undefined }) {
  const words = useWords(phrases)
  const { id, url, state, choose } = usePhoto()
  return (
    <Field
      label={words('photo')}
      hint={words('photoHint')}
      name="photoId"
      error={state.error}
      isRequired
    >
      {(control) => (
        <div className="flex items-center gap-4">
          <Preview url={shown} />
          <div className="grid min-w-0 gap-1">
            <input
              {...control}
              type="file"
              data-for="photoId"
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => void choose(event.target.files?.[0])}
              className="min-h-11 w-full min-w-0 text-sm text-muted file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-card file:px-4 file:font-medium file:text-ink"
            />
            <p role="status" className="text-sm text-muted">
              {state.isUnderway ? words('photoUnderway') : shown ? words('photoReady') : ''}
            </p>
          </div>
          <input ref={url} type="hidden" name="photoUrl" />
          <input ref={id} type="hidden" name="photoId" />
        </div>
      )}
    </Field>
  )
}
