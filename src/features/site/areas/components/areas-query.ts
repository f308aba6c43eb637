import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { call, type Dispatch } from '#platform/call.ts'
import { type Area, areaAddress, listAreas, type Median } from '../contract.ts'
import { sceneOf } from './area-drawing.tsx'

/** What a card draws: the home page's HTML carries it. */
export type AreaCard = {
  name: string
  within: string | undefined
  scene: string
  address: string
  results: string
  counts: Area['counts']
  salePricePerSqm: Median | null
  yearlyRent: Median | null
}

export const hasPrice = ({ salePricePerSqm, yearlyRent }: AreaCard) =>
  salePricePerSqm !== null || yearlyRent !== null

export const sizeOf = ({ counts }: Pick<AreaCard, 'counts'>) => counts.sale + counts.rent

function cardOf(area: Area, language: Language): AreaCard {
  const { id, slug, name, path, counts, medians, commonType } = area
  const [emirate] = path
  const isEmirate = area.level === 'emirate'
  return {
    name: textIn(name, language),
    within: isEmirate || !emirate ? undefined : textIn(emirate.name, language),
    scene: sceneOf({ slug, typeSlug: commonType?.slug }),
    address: areaAddress(area),
    results: isEmirate ? `/properties?emirate=${slug}` : `/properties?locations=${id}`,
    counts,
    salePricePerSqm: medians.sale.pricePerSqm,
    yearlyRent: medians.rent.price,
  }
}

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

export const areasQuery = (options: CallOptions) =>
  queryOptions({
    queryKey: ['areas', options.language],
    queryFn: async () => {
      const { areas } = await call(listAreas, {}, options)
      const cardsOf = (level: Area['level']) =>
        areas.filter((area) => area.level === level).map((area) => cardOf(area, options.language))
      return { emirates: cardsOf('emirate'), communities: cardsOf('community') }
    },
  })
