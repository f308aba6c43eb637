import { refusals as feedRecords } from '#features/feeds/records/refusals.ts'
import { refusals as feedFormats } from '#features/feeds/formats/refusals.ts'
import { refusals as feedHandover } from '#features/feeds/handover/refusals.ts'
import { refusals as feedRuns } from '#features/feeds/runs/refusals.ts'
import { refusals as feedSources } from '#features/feeds/sources/refusals.ts'
import { refusals as feedRows } from '#features/feeds/worker/refusals/runs.ts'
import { refusals as feedPictures } from '#features/feeds/worker/refusals/pictures.ts'
import { refusals as favourites } from '#features/visitors/favourites/refusals.ts'
import { refusals as forms } from '#features/visitors/forms/refusals.ts'
import { refusals as payments } from '#features/payments/orders/refusals.ts'
import { browserRefusals } from './browser-refusals.ts'
import type { Phrases } from './phrases.ts'
import { outgoing } from './refusals/outgoing.ts'

/** Keys are codes on the wire; only the server has the tables outside of `browser-refusals.ts`. */
export const refusals = {
  ...browserRefusals,
  ...outgoing,
  ...feedRecords,
  ...feedFormats,
  ...feedHandover,
  ...feedRuns,
  ...feedSources,
  ...feedRows,
  ...feedPictures,
  ...favourites,
  ...forms,
  ...payments,
} satisfies Phrases

export type RefusalCode = keyof typeof refusals
