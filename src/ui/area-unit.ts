import type { AreaUnit } from '#i18n/format.ts'
import { choiceInBrowser } from './stored-value.ts'

const areaUnit = choiceInBrowser<AreaUnit>('area-unit', ['sqm', 'sqft'])

/** Spec 9: square metres or square feet, as this reader prefers. */
export const useAreaUnit = areaUnit.use
export const chooseAreaUnit = areaUnit.write
