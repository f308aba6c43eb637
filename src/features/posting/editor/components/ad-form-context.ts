import { createContext, useContext } from 'react'
import type { LinkHosts } from '#features/reference/link-hosts/rules.ts'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { PropertyCard } from '#features/listing/property/contract.ts'
import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import type { Path } from '../rules/typed/paths.ts'
import { isAsked, type Typed } from '../rules/typed/values.ts'

export type AdType = NonNullable<PropertyCard['adType']>

/** What can be chosen, at hand before the form is drawn. */
export type Lookups = {
  types: readonly PropertyType[]
  adTypes: readonly AdType[]
  /** Where links may lead. */
  linkHosts: LinkHosts
}

type Shown = Lookups & {
  /** What the fields begin with: they keep their own text from then on. */
  start: Typed
  /** What stands in them now. */
  typed: Typed
  /** As the server has it. */
  saved: OwnProperty | undefined
  /** Told how many files of a field are still on their way. */
  onBusy: (field: string, count: number) => void
}

export const AdFormContext = createContext<Shown>({
  start: {},
  typed: {},
  types: [],
  adTypes: [],
  linkHosts: [],
  saved: undefined,
  onBusy: () => undefined,
})

export function useAdForm() {
  const shown = useContext(AdFormContext)
  const asks = (path: Path) => isAsked(path, shown.typed, shown.types)
  return { ...shown, asks }
}
