/** 1 sqft in square metres, exactly (product.md 1). */
export const squareFoot = 0.09290304
