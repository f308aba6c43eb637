/** Bytes (XML: characters): 50 times the longest real row, parsed in hundredths of a second. */
export const maxRowBytes = 250_000

/** Elements, attributes and names of a row; an ad with all its photos has a few hundred. */
export const maxRowNodes = 5_000

/** Characters that the parser may hold before it recognises anything. */
export const maxPendingLength = 1_000_000
