import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/link.ts'

function useLabel(): { count: number; label: string } {
  const words = useWords(phrases)
  const count = favoriteIds.use().length
  return { count, label: count ? words('favoritesCount', { count }) : words('favorites') }
}

/** The number lies on the heart, so that nothing moves once the browser knows it. */
export function FavoritesLink({ className }: { className: string }) {
  const { count, label } = useLabel()
  const look = buttonClass({ variant: 'ghost', isIcon: true })
  return (
    <SiteLink
      href="/favorites"
      aria-label={label}
      title={label}
      className={classes(look, 'relative', className)}
    >
      <Icon name="heart" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="badge badge-clay absolute end-0 top-0.5 h-5 min-w-5 justify-center px-1 py-0"
        >
          {count}
        </span>
      )}
    </SiteLink>
  )
}

/** In a menu, for screens that have no room for the heart. */
export function FavoritesItem({ className }: { className: string }) {
  return (
    <SiteLink href="/favorites" className={className}>
      {useLabel().label}
    </SiteLink>
  )
}
