import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { loadPart } from '#ui/loading/lazy-part.ts'
import { whileUnsettled } from './unsettled.ts'

const save = (id: number) =>
  whileUnsettled(async () => {
    favoriteIds.toggle(id)
    const { settleFavorite } = await loadPart(() => import('./settle-favorite.ts'))
    await settleFavorite(id)
  })

async function compare(id: number) {
  const { chooseToCompare } = await loadPart(
    () => import('#features/visitors/comparison/components/choose-to-compare.ts'),
  )
  chooseToCompare(id)
}

/** For hearts and scales, wherever they are. A heart changes at once; the rest comes with a script. */
export function pressMark({ target }: { target: EventTarget }): void {
  const marks = '[data-favorite],[data-compare]'
  const { dataset } = (target as Element).closest<HTMLElement>(marks) ?? {}
  if (dataset?.favorite) void save(Number(dataset.favorite))
  if (dataset?.compare) void compare(Number(dataset.compare))
}
