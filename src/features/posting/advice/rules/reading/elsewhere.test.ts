import { beforeEach, describe, expect, test } from 'vitest'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { buildGazetteer, type Place } from '#features/reference/places/rules.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { otherPlaceIn, partIn } from './elsewhere.ts'
import { maxMentions, mentionsIn, placeNames } from './places.ts'

const db = await seededDatabase()
const { places } = await readGazetteer(db.kysely)

/** How often anything of a place was looked at. */
let looks = 0
beforeEach(() => void (looks = 0))

const watched = (place: Place) =>
  new Proxy(place, {
    get(target, field) {
      looks += 1
      return Reflect.get(target, field)
    },
  })

const gazetteer = buildGazetteer(places.map(watched))
const deep = gazetteer.places.find(
  ({ id, slug }) => slug.startsWith('dubai/') && gazetteer.pathOf(id).length === 4,
)!
const stands = { gazetteer, path: gazetteer.pathOf(deep.id) }

/** Three unrelated places bear it, none of them in Dubai. */
const named = (times: number) => 'reem '.repeat(times)

function looksAt(text: string): number {
  const before = looks
  otherPlaceIn(text, stands)
  partIn(text, stands)
  return looks - before
}

describe('Reading the places of a text', () => {
  test('costs no more for 800 names than for as many as are read', () => {
    looksAt(named(1))
    expect(looksAt(named(800))).toBe(looksAt(named(maxMentions)))
  })

  test('compares a place that is named again and again only once', () => {
    const once = looksAt(named(1))
    const each = (looksAt(named(51)) - once) / 50
    expect(each).toBeLessThan(30)
  })

  test('compares each word with what names begin with, and goes on only where one does', () => {
    const names = placeNames(gazetteer)
    let asked = 0
    const counting = <Set extends { has: (key: string) => boolean }>(set: Set): Set =>
      Object.assign(Object.create(set), {
        has: (key: string) => {
          asked += 1
          return set.has(key)
        },
      })
    const words = 2_000
    mentionsIn('1 '.repeat(words), { ...names, beginnings: counting(names.beginnings) })
    expect(asked).toBeLessThanOrEqual(2 * words)
  })

  test('finds a name of several words after an article and before one', () => {
    const found = mentionsIn('The Palm Jumeirah the best', placeNames(gazetteer))
    expect(found.map(({ places: [place], words }) => [place?.slug, words])).toEqual([
      ['dubai/palm-jumeirah', 4],
    ])
  })
})
