import { createContext, useContext } from 'react'
import { type AreaUnit, defaultAreaUnit } from '#i18n/area-factors.ts'
import { choiceInBrowser } from './state/stored-value.ts'

const chosenUnit = choiceInBrowser<AreaUnit>('area-unit', ['sqm', 'sqft'])

const SiteAreaUnitContext = createContext<AreaUnit>(defaultAreaUnit)

/** The unit of readers who have chosen none. */
export const SiteAreaUnitProvider = SiteAreaUnitContext.Provider

/** Spec 9: the reader chooses square metres or square feet. */
export function useAreaUnit(): AreaUnit {
  const siteUnit = useContext(SiteAreaUnitContext)
  return chosenUnit.use() ?? siteUnit
}

export const chooseAreaUnit = chosenUnit.write
