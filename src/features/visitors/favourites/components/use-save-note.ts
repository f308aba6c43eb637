import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '#i18n/words.tsx'
import { userName } from '#platform/browser/bearer.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { addFavorite, type Favorite } from '../contract.ts'
import { phrases as list } from '../phrases/list.ts'
import { phrases as marks } from '../phrases/marks.ts'
import { favoritesKey } from './use-favorites.ts'

const phrases = { noteSaved: list.noteSaved, failed: marks.failed }

export function useSaveNote(propertyId: number) {
  const queries = useQueryClient()
  const toast = useToast()
  const words = useWords(phrases)
  const ask = usePageCall(words('failed'))
  return async (note: string) => {
    const { reply, faults } = await ask(addFavorite, { body: { propertyId, note } })
    if (!reply) return faults
    const { favorite } = reply
    queries.setQueryData<Favorite[]>(favoritesKey(userName()), (known) =>
      known?.map((one) => (one.property.id === propertyId ? favorite : one)),
    )
    toast({ text: words('noteSaved') })
    return []
  }
}
