/** `published` counts seconds from here, so that an integer lasts until 2088. */
export const publishedFrom = Date.UTC(2020, 0, 1) / 1000

/** Added to `rank_key` of property_search, so that a promotion outranks any date. */
export const promotionStep = 2 ** 40

/** Of a promoted ad of any date: dates in seconds stay far below either side of it. */
export const lowestPromotedRank = promotionStep / 2
