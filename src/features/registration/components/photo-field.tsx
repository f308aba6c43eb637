import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { sendPhoto } from '#platform/browser/send-photo.ts'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
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

const CropDialog = lazy(async () => ({
  default: (await import('#ui/crop/crop-dialog.tsx')).CropDialog,
}))

/** `chosen`: a photo whose square is not decided yet. */
type State = { chosen?: File; isUnderway?: boolean; error?: string | undefined }

/** Sends a photo once its square is chosen; the form holds its id, and its address for the preview. */
function usePhoto() {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const id = useRef<HTMLInputElement>(null)
  const url = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({})
  const choose = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    if (chosen) setState({ chosen })
    // So that the same photo can be chosen again.
    input.value = ''
  }
  const send = async (photo: Blob) => {
    setState({ isUnderway: true })
    const { file, faults } = await sendPhoto(photo, language)
    const error = file ? undefined : faults[0]?.msg || words('uploadFailed')
    setState({ error })
    if (error) toast({ kind: 'error', text: error })
    enter(url, file?.url ?? '')
    enter(id, file?.id ?? '')
  }
  return { id, url, state, choose, send, giveUp: () => setState({}) }
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

const pressed =
  'relative w-fit has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-palm'

/** `shown`: the address of the photo that was sent before. */
export function PhotoField({ shown }: { shown: string | undefined }) {
  const words = useWords(phrases)
  const { id, url, state, choose, send, giveUp } = usePhoto()
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
            <label className={classes(buttonClass({ variant: 'quiet' }), pressed)}>
              {words(shown ? 'changePhoto' : 'choosePhoto')}
              <input
                {...control}
                type="file"
                data-for="photoId"
                accept="image/jpeg,image/png,image/webp"
                onChange={(event) => choose(event.target)}
                className="sr-only"
              />
            </label>
            <p role="status" className="text-sm text-muted">
              {state.isUnderway ? words('photoUnderway') : shown ? words('photoReady') : ''}
            </p>
          </div>
          {state.chosen &&
            createPortal(
              <Suspense>
                <CropDialog
                  photo={state.chosen}
                  onDone={(square) => void send(square)}
                  onCancel={giveUp}
                />
              </Suspense>,
              document.body,
            )}
          <input ref={url} type="hidden" name="photoUrl" />
          <input ref={id} type="hidden" name="photoId" />
        </div>
      )}
    </Field>
  )
}
