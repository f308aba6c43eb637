import { expect, test } from 'vitest'
import { phrases as adPhrases } from '#features/listing/permits/phrases.ts'
import { permitPlaces } from '#features/listing/permits/rules.ts'
import { type PermitRule, permitRules } from '#features/reference/permit-rules/rules.ts'
import { contentLanguages } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { seedFixtures } from '#test/seed-fixtures.ts'
import { phrases as formPhrases } from './phrases/fields.ts'

const { gazetteer } = seedFixtures()
const rules: readonly PermitRule[] = permitRules

test('The places of a rule are its emirate and locations in it, under their names', () => {
  for (const { emirate, places } of rules) {
    const [first, ...others] = places
    expect(first).toEqual(gazetteer.bySlug(emirate)?.name)
    for (const name of others) {
      const found = gazetteer.places.filter(({ slug }) => slug.startsWith(`${emirate}/`))
      expect(found.map((place) => place.name)).toContainEqual(name)
    }
  }
})

test.each(contentLanguages)('Sentences name the places that need a permit, in %s', (language) => {
  const places = permitPlaces(language)
  for (const sentence of [adPhrases.none, formPhrases.permitHint]) {
    expect(formatPhrase(sentence, language, { places })).toContain(places)
  }
})

test('They are listed as the language lists things', () => {
  const two = rules.slice(0, 2)
  expect(permitPlaces('en', two)).toBe('Dubai, Abu Dhabi, Al Ain')
  expect(permitPlaces('ar', two)).toBe('دبي وأبوظبي والعين')
})

test('Every emirate and location of the rules is one that we ship', () => {
  const exempt = permitRules.flatMap((rule): string[] => [...rule.exempt])
  expect(exempt.filter((slug) => !gazetteer.bySlug(slug))).toEqual([])
  const emirates = new Set(gazetteer.emirates.map(({ slug }) => slug))
  expect(rules.filter(({ emirate }) => !emirates.has(emirate))).toEqual([])
})
