import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#i18n/words.tsx'
import { ChooseFile } from '../form/choose-file.tsx'
import { Field } from '../form/field.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import { useToast } from '../toast/toaster.tsx'
import { phrases } from './phrases.ts'

type PhotoReply = { file?: { id: string; url: string }; faults: readonly { msg: string }[] }
type Send = (photo: Blob) => Promise<PhotoReply>

/** Fires `input`, so that the form handles the value as if it had been typed. */
function fillField(field: RefObject<HTMLInputElement | null>, value: string) {
  if (!field.current) return
  field.current.value = value
  field.current.dispatchEvent(new Event('input', { bubbles: true }))
}

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog)

type State = { chosen?: File; isUnderway?: boolean; error?: string | undefined }

function usePhoto(sendPhoto: Send) {
  const words = useWords(phrases)
  const toast = useToast()
  const id = useRef<HTMLInputElement>(null)
  const url = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({})
  const choose = ([chosen]: File[]) => {
    if (chosen) setState({ chosen })
  }
  const send = async (photo: Blob) => {
    setState({ isUnderway: true })
    const { file, faults } = await sendPhoto(photo)
    const error = file ? undefined : faults[0]?.msg || words('uploadFailed')
    setState({ error })
    if (error) toast({ kind: 'error', text: error })
    // The photo before stays if this one could not be sent.
    if (!file) return
    fillField(url, file.url)
    fillField(id, file.id)
  }
  return { id, url, state, choose, send, giveUp: () => setState({}) }
}

type Photo = ReturnType<typeof usePhoto>

function Crop({ state, send, giveUp }: Photo) {
  if (!state.chosen) return null
  return createPortal(
    <Suspense>
      <CropDialog photo={state.chosen} onDone={(square) => void send(square)} onCancel={giveUp} />
    </Suspense>,
    document.body,
  )
}

type PhotoFieldProps = {
  label: string
  hint: string
  preview: ReactNode
  hasPhoto: boolean
  ready: string | undefined
  isRequired?: boolean
  send: Send
}

/** The form gets `photoId`, and `photoUrl` for the preview. */
export function PhotoField({ preview, hasPhoto, ready, send, ...about }: PhotoFieldProps) {
  const words = useWords(phrases)
  const photo = usePhoto(send)
  const { id, url, state, choose } = photo
  return (
    <Field {...about} name="photoId" error={state.error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-4">
          {preview}
          <div className="grid min-w-0 gap-1">
            <ChooseFile
              {...control}
              words={words(hasPhoto ? 'changePhoto' : 'choosePhoto')}
              data-for="photoId"
              accept="image/jpeg,image/png,image/webp"
              onFiles={choose}
            />
            <p role="status" className="text-sm text-muted">
              {state.isUnderway ? words('photoUnderway') : ready}
            </p>
          </div>
          <Crop {...photo} />
          <input ref={url} type="hidden" name="photoUrl" />
          <input ref={id} type="hidden" name="photoId" />
        </div>
      )}
    </Field>
  )
}
