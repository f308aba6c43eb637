import { describe, expect, it } from 'vitest'
import { demoInput, seedGazetteer } from '#test/demo-input.ts'
import { demoContent } from './actions.ts'
import { numerals } from './phrases/facts.ts'
import type { DemoProperty } from './rules.ts'

const today = new Date('2025-11-20T08:00:00Z')
const { properties } = demoContent({ ...demoInput(), today })
const gazetteer = seedGazetteer()

const inEnglish = ({ nameEn, descriptionEn }: DemoProperty) => `${nameEn}\n${descriptionEn}`
const inArabic = ({ nameAr, descriptionAr }: DemoProperty) => `${nameAr}\n${descriptionAr}`

/** The place of an ad and the community it lies in. */
function placesOf({ location }: DemoProperty) {
  const path = gazetteer.pathOf(gazetteer.bySlug(location)?.id ?? 0)
  return { own: path.at(-1), community: path[1] }
}

function withoutNames(text: string, property: DemoProperty): string {
  const { own, community } = placesOf(property)
  const names = [own, community].flatMap((place) => (place ? [place.name.en, place.name.ar] : []))
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text)
}

function digitsIn(text: string): number[] {
  return (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')))
}

const word = `(${numerals.join('|')})`

function countsIn(text: string, pattern: RegExp): number[] {
  return [...new Set([...text.matchAll(pattern)].map(([, said = '']) => numeralOf(said)))]
}

const numeralOf = (said: string) =>
  /^\d/.test(said) ? Number(said) : numerals.indexOf(said.toLowerCase())

/** Every way Arabic counts a noun after a preposition, by what it counts. */
function arabicCounts(text: string, [one, two, some]: [RegExp, RegExp, RegExp]): number[] {
  const found = countsIn(text, some)
  if (one.test(text)) found.push(1)
  if (two.test(text)) found.push(2)
  return found
}

const counted = {
  rooms: {
    en: new RegExp(`\\b${word}[- ]bedrooms?\\b`, 'gi'),
    ar: [/بغرفة نوم/, /بغرفتي نوم|غرفتا نوم/, /(\d+) غرف(?:ة)? نوم/g],
  },
  bathrooms: {
    en: new RegExp(`\\b${word} bathrooms?\\b`, 'gi'),
    ar: [/حمام واحد/, /حمامين/, /(\d+) حمام/g],
  },
  cheques: {
    en: new RegExp(`\\b${word} cheques?\\b`, 'gi'),
    ar: [/شيك واحد/, /شيكين/, /(\d+) شيك/g],
  },
} satisfies Record<string, { en: RegExp; ar: [RegExp, RegExp, RegExp] }>

/** All that a text may mention; 60/40 is how off-plan homes are paid. */
function numbersOf(property: DemoProperty): Set<number | null> {
  const { rooms, bathrooms, cheques, floors, space, handoverDate } = property
  const plan = handoverDate ? [Number(handoverDate.slice(0, 4)), 60, 40] : []
  return new Set([rooms, bathrooms, cheques, floors, space, ...plan])
}

describe('The words of an ad', () => {
  it('keep to the lengths the form allows', () => {
    for (const { nameEn, nameAr, descriptionEn, descriptionAr } of properties) {
      for (const { length } of [nameEn, nameAr]) {
        expect(length).toBeGreaterThanOrEqual(10)
        expect(length).toBeLessThanOrEqual(90)
      }
      for (const { length } of [descriptionEn, descriptionAr]) {
        expect(length).toBeGreaterThanOrEqual(250)
        expect(length).toBeLessThanOrEqual(900)
      }
    }
  })

  it('leave nothing unfilled and nothing in the wrong script', () => {
    for (const property of properties) {
      expect(inEnglish(property)).not.toMatch(/[{}]|undefined|\p{Script=Arabic}/u)
      expect(withoutNames(inArabic(property), property)).not.toMatch(/[{}]|\p{Script=Latin}/u)
      expect(`${inEnglish(property)}${inArabic(property)}`).not.toMatch(/ {2}| [,.،]/)
    }
  })

  it('name the community in title and text, and the building in the text', () => {
    for (const property of properties) {
      const { own, community } = placesOf(property)
      expect(property.nameEn).toContain(community?.name.en)
      expect(property.nameAr).toContain(community?.name.ar)
      expect(property.descriptionEn).toContain(own?.name.en)
      expect(property.descriptionAr).toContain(own?.name.ar)
    }
  })

  it('say no number that the fields do not', () => {
    const strange = properties.flatMap((property) => {
      const known = numbersOf(property)
      return [inEnglish(property), inArabic(property)].flatMap((text) =>
        digitsIn(withoutNames(text, property)).filter((number) => !known.has(number)),
      )
    })
    expect(strange).toEqual([])
    for (const property of properties) {
      expect(digitsIn(inEnglish(property))).toContain(property.space)
      expect(digitsIn(inArabic(property))).toContain(property.space)
    }
  })

  it.each(['rooms', 'bathrooms', 'cheques'] as const)('count %s alike in both', (field) => {
    const { en, ar } = counted[field]
    const said = properties.map((property) => ({
      field: property[field],
      english: countsIn(inEnglish(property), en),
      arabic: [...new Set(arabicCounts(withoutNames(inArabic(property), property), ar))],
    }))
    const mentions = said.filter(({ english, arabic }) => english.length + arabic.length > 0)
    expect(mentions.length).toBeGreaterThan(100)
    for (const { field: value, english, arabic } of mentions) {
      expect({ english, arabic }).toEqual({ english: [value], arabic: [value] })
    }
  })

  it('promise furniture, tenants and handovers only where there are any', () => {
    const saying = (pattern: RegExp, property: DemoProperty) => pattern.test(inEnglish(property))
    const wrong = properties.filter((each) => {
      const { ready, furnished, purpose } = each
      return (
        (furnished !== 'furnished' && saying(/furniture|furnished|by the month/i, each)) ||
        (ready === 'off-plan' && saying(/tenant|is vacant|move in|painted/i, each)) ||
        (purpose === 'rent' && saying(/for sale|mortgage|freehold/i, each)) ||
        (purpose === 'sale' && saying(/for rent|cheques? a year/i, each))
      )
    })
    expect(wrong).toEqual([])
    for (const property of properties) {
      const awaited = property.ready === 'off-plan'
      expect(saying(/quarter of \d/, property)).toBe(awaited)
      expect(/الربع/.test(inArabic(property))).toBe(awaited)
    }
  })

  it('are nobody else’s', () => {
    const titles = new Set(properties.map(({ nameEn }) => nameEn))
    expect(titles.size).toBeGreaterThan(590)
    for (const key of ['descriptionEn', 'descriptionAr'] as const) {
      expect(new Set(properties.map((property) => property[key])).size).toBe(600)
    }
  })
})
