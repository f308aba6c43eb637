/** Spec 2: the preview of the home page. */
export const latestAds = 6
