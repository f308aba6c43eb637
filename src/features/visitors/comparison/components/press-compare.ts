import { comparedIds, maxCompared } from '#features/listing/property/components/chosen-ads.ts'
import { loadPart } from '#ui/loading/lazy-part.ts'

/** Chooses an ad or takes it back; a fifth one is refused with words. */
export function chooseToCompare(id: number): void {
  const chosen = comparedIds.read()
  if (chosen.includes(id) || chosen.length < maxCompared) return comparedIds.toggle(id)
  void loadPart(() => import('./refuse-fifth.ts')).then(({ refuseFifth }) => refuseFifth())
}

export function pressCompare({ target }: { target: EventTarget }): void {
  const mark = (target as Element).closest<HTMLElement>('[data-compare]')
  if (mark) chooseToCompare(Number(mark.dataset.compare))
}
