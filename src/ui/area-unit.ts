import { createContext, useContext, useLayoutEffect } from 'react'
import { type AreaUnit, defaultAreaUnit } from '#i18n/area-factors.ts'
import { choiceInBrowser } from './state/stored-value.ts'

const chosenUnit = choiceInBrowser<AreaUnit>('area-unit', ['sqm', 'sqft'])

const SiteAreaUnitContext = createContext<AreaUnit>(defaultAreaUnit)

export const SiteAreaUnitProvider = SiteAreaUnitContext.Provider

/** Spec 9: the reader chooses square metres or square feet. */
export function useAreaUnit(): AreaUnit {
  const siteUnit = useContext(SiteAreaUnitContext)
  return chosenUnit.use() ?? siteUnit
}

export const chooseAreaUnit = chosenUnit.write

/** Of what is drawn in a unit: `area-unit.css` hides it from readers who have chosen the other one. */
export const unitClass = (drawn: AreaUnit) => `in-${drawn}`

/** Runs in the head before the first paint: the server draws the site's unit for everybody. */
export const areaUnitScript =
  "try{let u=localStorage.getItem('area-unit');" +
  "if(u==='sqm'||u==='sqft')document.documentElement.dataset.unit=u}catch{}"

/** Before the next paint, or what is drawn in a unit chosen just now would be hidden. */
export function useAreaUnitOnPage(): void {
  const chosen = chosenUnit.use()
  useLayoutEffect(() => {
    const now = chosenUnit.read()
    if (now === null) delete document.documentElement.dataset.unit
    else document.documentElement.dataset.unit = now
  }, [chosen])
}
