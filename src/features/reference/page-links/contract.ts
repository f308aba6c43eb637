/** Addresses without language prefix, by the names of their titles (phrases/titles.ts). */
export const pagePaths = {
  aboutUs: '/about-us',
  services: '/our-services',
  ranking: '/how-we-rank',
  terms: '/terms',
  privacy: '/privacy',
} as const

export type PageName = keyof typeof pagePaths
