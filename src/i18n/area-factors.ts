export type AreaUnit = 'sqm' | 'sqft'

/** The unit of a site without the setting `measurement`. */
export const defaultAreaUnit: AreaUnit = 'sqft'

export const otherAreaUnit = (unit: AreaUnit): AreaUnit => (unit === 'sqm' ? 'sqft' : 'sqm')

/** One square foot in square metres, exactly. */
export const squareFoot = 0.09290304
