import { bilingual } from '#i18n/bilingual.ts'
import type { ContentLanguage } from '#i18n/language.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import type { Chooser } from './choose.ts'
import { type Fragment, sentence, type Values, type Words } from './fragment.ts'

type Part = Exclude<keyof Words, 'nouns' | 'phrases' | 'numerals' | 'quarters'>

type Plan = { from: Part; count: number }

/** Four short paragraphs: what it is, what it is like, what lies around, on which terms. */
const paragraphs: Plan[][] = [
  [
    { from: 'openings', count: 1 },
    { from: 'insides', count: 2 },
  ],
  [
    { from: 'outlooks', count: 1 },
    { from: 'conditions', count: 2 },
  ],
  [
    { from: 'places', count: 1 },
    { from: 'audiences', count: 1 },
  ],
  [
    { from: 'terms', count: 1 },
    { from: 'closings', count: 1 },
  ],
]

/** Sentences on one of these tell of the same thing: one is enough in the whole text. */
const subjects = new Set(
  [
    'young -young aged veteran furnished amenities garden private-pool vacant tenanted',
    'storey-high storey-low storey-mid mortgage -mortgage open-kitchen closed-kitchen maid',
    'corner fitted chiller near-freehold majlis frontage managed balcony',
    'barbecue parking cheques one-cheque monthly daily',
  ].flatMap((line) => line.split(' ')),
)

/** Within a paragraph also how the rooms lie is told once. */
const layouts = new Set([
  'studio',
  'one',
  'two',
  'three',
  'many',
  'bungalow',
  'off-plan',
  'hotel',
  'palace',
])

const tagsIn = ({ when }: Fragment) => when.split(/[ |]/)

type Draft = { chooser: Chooser; words: Words; told: Set<string>; used: Set<Fragment> }

function pick({ chooser, words, told, used }: Draft, { from, count }: Plan): Fragment[] {
  const picked: Fragment[] = []
  const laidOut = new Set<string>()
  const isNew = (fragment: Fragment) =>
    !used.has(fragment) && !tagsIn(fragment).some((tag) => told.has(tag) || laidOut.has(tag))
  for (const fragment of chooser.ranked(words[from])) {
    if (picked.length === count) break
    if (!isNew(fragment)) continue
    for (const tag of tagsIn(fragment).filter((each) => subjects.has(each))) told.add(tag)
    for (const tag of tagsIn(fragment).filter((each) => layouts.has(each))) laidOut.add(tag)
    chooser.use(fragment)
    used.add(fragment)
    picked.push(fragment)
  }
  return picked
}

/** Shorter than this a description says too little. */
const shortest = 280

const written = (texts: Fragment[][], values: Values, language: ContentLanguage) =>
  texts
    .filter((fragments) => fragments.length > 0)
    .map((fragments) =>
      fragments.map((each) => sentence(formatPhrase(each, language, values[language]))).join(' '),
    )
    .join('\n\n')

/** Adds to the first and the last paragraph, where one more sentence never disturbs. */
function lengthen(draft: Draft, texts: Fragment[][], values: Values): Fragment[][] {
  const short = () =>
    Math.min(written(texts, values, 'en').length, written(texts, values, 'ar').length) < shortest
  for (const from of ['insides', 'terms', 'closings', 'insides', 'closings'] as const) {
    if (!short()) break
    texts[from === 'insides' ? 0 : 3]?.push(...pick(draft, { from, count: 1 }))
  }
  return texts
}

export function descriptionOf(chooser: Chooser, values: Values, words: Words): Text {
  const draft = { chooser, words, told: new Set<string>(), used: new Set<Fragment>() }
  const texts = paragraphs.map((plans) => plans.flatMap((plan) => pick(draft, plan)))
  lengthen(draft, texts, values)
  return bilingual((language) => written(texts, values, language))
}
