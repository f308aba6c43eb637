import { useState } from 'react'
import { useHiddenValue } from '#ui/form/hidden-value.ts'
import { idsIn, idsOf, type StoredFile } from './media-list.ts'
import type { Media } from './use-media.ts'

export function useFloorPlans({ media }: Pick<Media, 'media'>, given: readonly StoredFile[]) {
  const [chosen, setChosen] = useState(() =>
    given.filter(({ isFloorPlan }) => isFloorPlan).map(({ id }) => id),
  )
  const plans = idsOf(media).filter((id) => chosen.includes(id))
  const field = useHiddenValue(plans.length > 0 ? JSON.stringify(plans) : '', (value) =>
    setChosen(idsIn(value)),
  )
  const mark = (id: string, isPlan: boolean) =>
    setChosen((ids) => [...ids.filter((one) => one !== id), ...(isPlan ? [id] : [])])
  return { field, mark, isPlan: (id: string) => chosen.includes(id) }
}

export type FloorPlans = ReturnType<typeof useFloorPlans>
