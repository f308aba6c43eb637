import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  favorites: { en: 'Favourites', ar: 'المفضلة' },
  favoritesCount: { en: 'Favourites: {count}', ar: 'المفضلة: {count}' },
} satisfies Phrases
