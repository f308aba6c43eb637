import { forget } from '#features/files/uploads/components/use-upload-queue.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../../phrases/media.ts'
import type { StoredFile, Medium } from './media-list.ts'
import type { Media } from './use-media.ts'

/** A file of the saved ad is released by saving it; a new upload is deleted when undo is gone. */
export function useRemoval(
  { media, queue, setOrder, putBack }: Media,
  given: readonly StoredFile[],
) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()

  return ({ key, kept, upload }: Medium, toastPhrase: 'imageDeleted' | 'videoDeleted') => {
    const at = media.findIndex((one) => one.key === key)
    setOrder(media.map((one) => one.key).filter((one) => one !== key))
    if (upload) queue.remove(upload.key)
    if (!kept) return
    let isBack = false
    const run = () => {
      isBack = true
      putBack(kept, at)
    }
    const isOfAd = given.some(({ id }) => id === kept.id)
    toast({
      text: words(toastPhrase),
      action: { label: words('undo'), run },
      onGone: () => {
        if (!isBack && !isOfAd) void forget(kept.id, language)
      },
    })
  }
}
