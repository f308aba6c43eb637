import type { User } from '#features/accounts/account/contract.ts'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { maxMegabytes } from '#features/files/uploads/rules.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { sendFile } from '#platform/browser/send-file.ts'
import { faultsOf } from '#platform/call.ts'
import { PhotoField } from '#ui/crop/photo-field.tsx'
import { phrases } from '../phrases/screen.ts'

type PhotoReply = { data: { file: { id: string; url: string } } }

async function sendPhoto(photo: Blob, language: string) {
  const options = { language, onProgress: () => undefined, signal: new AbortController().signal }
  const { status, body } = await sendFile(photo, options)
  if (status !== 201) return { faults: faultsOf(body) }
  return { file: (body as PhotoReply).data.file, faults: [] }
}

/** `sentUrl`: the address of a photo that is uploaded but not saved. */
export function ProfilePhoto({ user, sentUrl }: { user: User; sentUrl: string | undefined }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const photo = sentUrl ? { url: sentUrl } : user.photo
  return (
    <PhotoField
      label={words('photo')}
      hint={words('photoHint', { maximum: maxMegabytes('account', 'jpeg') })}
      preview={<Portrait photo={photo} name={user.name} size="large" isEarly />}
      hasPhoto={!!photo}
      ready={sentUrl && sentUrl !== user.photo?.url ? words('photoReady') : undefined}
      send={(file) => sendPhoto(file, language)}
    />
  )
}
