import type { Place } from '#features/reference/places/rules.ts'
import { bilingual } from '#i18n/bilingual.ts'
import type { ContentLanguage } from '#i18n/language.ts'
import { type Phrase, formatPhrase, type Text } from '#i18n/phrases.ts'

export type TitleFacts = {
  type: Text
  purpose: 'sale' | 'rent'
  rooms: number | null
  isFlat: boolean
  path: readonly Place[]
}

type ByPurpose = Record<'sale' | 'rent', Phrase>

export type TitlePhrases = {
  studio: ByPurpose
  withRooms: ByPurpose
  plain: ByPurpose
  within: Phrase
}

/** A building's title needs its community: `Marina Gate 1, Dubai Marina`. */
function whereOf(path: readonly Place[], within: Phrase, language: ContentLanguage): string {
  const place = path.at(-1)?.name[language] ?? ''
  const community = path.length > 2 ? (path[1]?.name[language] ?? '') : ''
  if (community === '' || place.includes(community)) return place
  return formatPhrase(within, language, { place, community })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function titleOf(facts: TitleFacts, phrases: TitlePhrases): Text {
  const { rooms, purpose } = facts
  const isStudio = rooms === 0 && facts.isFlat
  const withRooms = rooms ? phrases.withRooms : phrases.plain
  const phrase = (isStudio ? phrases.studio : withRooms)[purpose]
  return bilingual((language) => {
    const title = formatPhrase(phrase, language, {
      type: facts.type[language].toLowerCase(),
      place: whereOf(facts.path, phrases.within, language),
      count: rooms ?? 0,
    })
    return capital(title)
  })
}
