/** One square foot in square metres, exactly. */
export const squareFoot = 0.09290304
