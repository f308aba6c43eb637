import type { Bilingual } from '#i18n/bilingual.ts'
import type { Phrase, Text } from '#i18n/phrases.ts'

/** A sentence for the ads whose tags fit `when`; see `fits`. */
export type Fragment = Text & { when: string }

type Counted =
  | 'home'
  | 'flat'
  | 'rooms'
  | 'roomsPlain'
  | 'roomsCount'
  | 'bathrooms'
  | 'cheques'
  | 'floors'
  | 'sqft'
  | 'sqm'
  | 'within'

/** All that the ads are written with; comes from the phrases. */
export type Words = {
  nouns: Record<string, Text>
  phrases: Record<Counted, Phrase>
  numerals: string[]
  quarters: Text[]
  titlePatterns: Fragment[]
  titleHooks: Fragment[]
  openings: Fragment[]
  insides: Fragment[]
  outlooks: Fragment[]
  conditions: Fragment[]
  places: Fragment[]
  terms: Fragment[]
  audiences: Fragment[]
  closings: Fragment[]
}

/** What the names in braces stand for, in each language. */
export type Values = Bilingual<Record<string, string>>

/** A sentence begins with a capital letter, whatever its first word stands for. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
