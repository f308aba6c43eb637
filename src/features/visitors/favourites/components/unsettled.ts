import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'

let unsettled = 0

/** From a press of a heart until the server knows it. */
export async function whileUnsettled(work: () => Promise<void>): Promise<void> {
  unsettled += 1
  try {
    await work()
  } finally {
    unsettled -= 1
  }
}

/** Whether a list that is asked for now may be drawn when it comes: no heart was pressed and not sent before. */
export function watchHearts(): () => boolean {
  const wasUnsettled = unsettled > 0
  const before = favoriteIds.read().join()
  return () => !wasUnsettled && unsettled === 0 && favoriteIds.read().join() === before
}
