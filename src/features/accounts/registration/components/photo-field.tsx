import { maxMegabytes } from '#features/files/uploads/rules.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { sendPhoto } from '#platform/browser/send-photo.ts'
import { PhotoField as Photo } from '#ui/crop/photo-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases/sign-up.ts'

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

export function PhotoField({ shown }: { shown: string | undefined }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <Photo
      label={words('photo')}
      hint={words('photoHint', { maximum: maxMegabytes('registration', 'jpeg') })}
      preview={<Preview url={shown} />}
      hasPhoto={!!shown}
      ready={shown && words('photoReady')}
      isRequired
      send={(photo) => sendPhoto(photo, language)}
    />
  )
}
