import { useLayoutEffect, useRef } from 'react'
import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import type { Favorite } from '../contract.ts'
import { phrases } from '../phrases/list.ts'
import { isOnShow } from '../rules/order.ts'
import { FavoriteRow } from './favorite-row.tsx'
import { GoneFavorite } from './gone-favorite.tsx'

/** Stays in place of its row until the list is read again, so that an undo needs no haste. */
function Removed({ property: { id, name } }: Favorite) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-2 text-muted">
      <p className="min-w-0">
        {words('removedAd')}
        {name && (
          <>
            {' · '}
            <bdi>{textIn(name, language)}</bdi>
          </>
        )}
      </p>
      <Button variant="ghost" className="font-semibold text-palm" data-favorite={id}>
        {words('undo')}
      </Button>
    </div>
  )
}

/** The button that had the focus goes with its row: the focus moves to the one in its place. */
function useFocusInPlace(isSaved: boolean) {
  const item = useRef<HTMLLIElement>(null)
  const before = useRef(isSaved)
  useLayoutEffect(() => {
    if (before.current === isSaved) return
    before.current = isSaved
    if (document.activeElement !== document.body) return
    item.current?.querySelector<HTMLElement>('[data-favorite]')?.focus()
  }, [isSaved])
  return item
}

function Item({ favorite }: { favorite: Favorite }) {
  const isSaved = favoriteIds.use().includes(favorite.property.id)
  const item = useFocusInPlace(isSaved)
  return (
    <li ref={item} className="overflow-hidden rounded-card border border-line bg-card">
      {!isSaved && <Removed {...favorite} />}
      {isSaved && isOnShow(favorite) && <FavoriteRow favorite={favorite} />}
      {isSaved && !isOnShow(favorite) && <GoneFavorite favorite={favorite} />}
    </li>
  )
}

export function FavoritesList({ favorites }: { favorites: readonly Favorite[] }) {
  const words = useWords(phrases)
  return (
    <ul aria-label={words('list')} className="grid grid-cols-1 gap-4">
      {favorites.map((favorite) => (
        <Item key={favorite.property.id} favorite={favorite} />
      ))}
    </ul>
  )
}
