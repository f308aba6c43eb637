import { bilingual } from '#i18n/bilingual.ts'
import type { ContentLanguage } from '#i18n/language.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import type { Chooser } from './choose.ts'
import { type Fragment, sentence, type Values, type Words } from './fragment.ts'

/** At most 90 characters in each language. */
const longest = 90

type Title = Text & { hook: Fragment; pattern: Fragment }

function fillIn(pattern: Fragment, hook: Fragment, values: Values): Title {
  const write = (language: ContentLanguage) => {
    const text = formatPhrase(hook, language, values[language])
    const isApart = pattern[language].includes(' {hook}') || text.startsWith(',')
    const joined = isApart ? text : ` ${text}`
    return sentence(formatPhrase(pattern, language, { ...values[language], hook: joined }))
  }
  return { ...bilingual(write), hook, pattern }
}

/** The first title in order of freshness that fits, is new, and names the place in full if it can. */
export function titleOf(chooser: Chooser, values: Values, { words, taken }: Tools): Title {
  const short: Values = {
    en: { ...values.en, place: values.en.community ?? '' },
    ar: { ...values.ar, place: values.ar.community ?? '' },
  }
  const patterns = chooser.ranked(words.titlePatterns)
  const titles = chooser
    .ranked(words.titleHooks)
    .flatMap((hook) =>
      patterns.flatMap((pattern) => [fillIn(pattern, hook, values), fillIn(pattern, hook, short)]),
    )
    .filter(({ en, ar }) => en.length <= longest && ar.length <= longest)
  const title = titles.find(({ en }) => !taken.has(en)) ?? titles[0]
  if (!title) throw new Error(`no title fits ${values.en.home} in ${values.en.place}`)
  taken.add(title.en)
  chooser.use(title.hook)
  chooser.use(title.pattern)
  return title
}

type Tools = { words: Words; taken: Set<string> }
