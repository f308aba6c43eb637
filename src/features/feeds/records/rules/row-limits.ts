/**
 * Bytes of a row, and characters of a record of XML. Fifty times the longest row of real feeds, and so short
 * that parsing it keeps the event loop busy for a few hundredths of a second at most.
 */
export const maxRowBytes = 250_000

/** Elements, attributes and names of a row; an ad with all its photos has a few hundred. */
export const maxRowNodes = 5_000
