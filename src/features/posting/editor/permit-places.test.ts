import { expect, test } from 'vitest'
import { phrases as adPhrases } from '#features/listing/permits/phrases.ts'
import { permitRules } from '#features/reference/permit-rules/rules.ts'
import { contentLanguages } from '#i18n/language.ts'
import { seedFixtures } from '#test/seed-fixtures.ts'
import { phrases as formPhrases } from './phrases/fields.ts'

const { gazetteer } = seedFixtures()
const needing = permitRules.map(({ emirate }) => emirate)

test.each(contentLanguages)('Sentences name the emirates that need a permit, in %s', (language) => {
  for (const sentence of [adPhrases.none[language], formPhrases.permitHint[language]]) {
    const found = gazetteer.emirates.filter(({ name }) => sentence.includes(name[language]))
    expect(new Set(found.map(({ slug }) => slug))).toEqual(new Set<string>(needing))
  }
})

test('Every emirate and location of the rules is one that we ship', () => {
  const exempt = permitRules.flatMap((rule): string[] => [...rule.exempt])
  expect(exempt.filter((slug) => !gazetteer.bySlug(slug))).toEqual([])
  const emirates = new Set(gazetteer.emirates.map(({ slug }) => slug))
  expect(needing.filter((slug) => !emirates.has(slug))).toEqual([])
})
