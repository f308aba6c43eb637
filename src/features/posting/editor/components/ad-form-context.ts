import { createContext, useContext } from 'react'
import type { LinkHosts } from '#features/reference/link-hosts/rules.ts'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { PropertyCard } from '#features/listing/property/contract.ts'
import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import type { Path } from '../rules/typed/paths.ts'
import { isAsked, type Typed } from '../rules/typed/values.ts'

export type AdType = NonNullable<PropertyCard['adType']>

export type Lookups = {
  types: readonly PropertyType[]
  adTypes: readonly AdType[]
  linkHosts: LinkHosts
}

type FormContextValue = Lookups & {
  /** What the fields begin with: they are uncontrolled. */
  start: Typed
  typed: Typed
  saved: OwnProperty | undefined
  /** Receives how many files of a field are still being uploaded. */
  onBusy: (field: string, count: number) => void
}

export const AdFormContext = createContext<FormContextValue>({
  start: {},
  typed: {},
  types: [],
  adTypes: [],
  linkHosts: [],
  saved: undefined,
  onBusy: () => undefined,
})

export function useAdForm() {
  const value = useContext(AdFormContext)
  const isApplicable = (path: Path) => isAsked(path, value.typed, value.types)
  return { ...value, isApplicable }
}
