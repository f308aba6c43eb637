import type { AreaUnit } from '#i18n/format.ts'
import { choiceInBrowser } from './stored-value.ts'

const areaUnit = choiceInBrowser<AreaUnit>('area-unit', ['sqm', 'sqft'])

/** Spec 9: the reader chooses square metres or square feet. */
export const useAreaUnit = areaUnit.use
export const chooseAreaUnit = areaUnit.write
