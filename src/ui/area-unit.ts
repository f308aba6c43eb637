import type { AreaUnit } from '#i18n/format.ts'
import { deviceChoice } from './device-choice.ts'

const areaUnit = deviceChoice<AreaUnit>('area-unit', ['sqm', 'sqft'])

/** Spec 9: square metres or square feet, as this reader prefers. */
export const useAreaUnit = areaUnit.use
export const chooseAreaUnit = areaUnit.choose
