import { useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { phrases } from '../../phrases/card.ts'
import { favoriteIds } from './chosen-ads.ts'
import { CompareMark } from './lazy-extras.ts'

type MarkProps = { id: number; title: string; className?: string }

/** One listener of the document saves what is pressed (visitors/favourites). */
export function Heart({ id, title, className = 'mark' }: MarkProps) {
  const words = useWords(phrases)
  const isSaved = favoriteIds.use().includes(id)
  return (
    <button
      type="button"
      data-favorite={id}
      aria-pressed={isSaved}
      aria-label={words('favorite', { title })}
      className={classes('noscript:hidden', className)}
    >
      <Icon name="heart" className="size-5" />
    </button>
  )
}

/** The server's HTML has the heart alone. */
export function CardMarks(ad: MarkProps) {
  const isAlive = useIsHydrated()
  return (
    <div className="card-marks">
      <Heart {...ad} />
      {isAlive && <CompareMark id={ad.id} title={ad.title} />}
    </div>
  )
}
