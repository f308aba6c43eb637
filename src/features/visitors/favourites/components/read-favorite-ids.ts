import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import type { Language } from '#i18n/language.ts'
import { userName } from '#platform/browser/bearer.ts'
import { call } from '#platform/call.ts'
import { listFavoriteIds } from '../contract.ts'
import { noteRead } from './last-read.ts'
import { forgetListOfOthers } from './stored-favorites.ts'
import { watchHearts } from './unsettled.ts'

/** A heart that is pressed meanwhile stays as it is, and so does a browser whose user has logged out. */
export async function readFavoriteIds(name: string, language: Language): Promise<void> {
  forgetListOfOthers(name)
  const areUnchanged = watchHearts()
  const { ids } = await call(listFavoriteIds, {}, { language })
  if (!areUnchanged() || userName() !== name) return
  favoriteIds.write(ids)
  noteRead(name)
}
