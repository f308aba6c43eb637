export const areaUnits = ['sqm', 'sqft'] as const
