import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildGazetteer, type Gazetteer, type Place } from '#features/reference/places/rules.ts'
import { fieldsOf } from '#features/feeds/records/rules/fields.ts'
import { placesByName } from './descendants.ts'
import { createPlaceLocator } from './locate.ts'
import { createChildFinder, formsOf } from './names.ts'

const names = ['Marina', 'Tower', 'Tower (A)', 'Gate', 'برج', 'Garden']

/** A tree in which names come again and again; the parent of each place comes before it. */
const trees = fc
  .array(
    fc.record({
      parent: fc.nat(),
      en: fc.constantFrom(...names),
      ar: fc.constantFrom(...names),
      aliases: fc.array(fc.constantFrom(...names), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((nodes) =>
    nodes.map(
      ({ parent, en, ar, aliases }, at): Place => ({
        id: at + 1,
        slug: `p-${at}`,
        parentId: at === 0 || parent % 7 === 0 ? null : (parent % at) + 1,
        kind: 'community',
        name: { en, ar },
        aliases,
        lat: null,
        lng: null,
        lft: at,
        rgt: at,
      }),
    ),
  )

/** The same by walking: the place's own children, then what lies in each of them. */
function walker(gazetteer: Gazetteer) {
  const { named, alsoNamed } = createChildFinder(gazetteer)
  const below = (parent: Place, forms: string[]): Place | undefined => {
    const child = named(parent.id, forms) ?? alsoNamed(parent.id, forms)
    if (child) return child
    for (const place of gazetteer.childrenOf(parent.id)) {
      const found = below(place, forms)
      if (found) return found
    }
  }
  return below
}

test('A place is found by its name as if the whole tree below another was walked', () => {
  const wanted = fc.constantFrom(...names, 'Nowhere')
  fc.assert(
    fc.property(trees, wanted, wanted, (places, name, other) => {
      const gazetteer = buildGazetteer(places)
      const { below } = placesByName(gazetteer)
      const walked = walker(gazetteer)
      const forms = [name, other].flatMap(formsOf)
      for (const place of places) expect(below(place, forms)?.id).toBe(walked(place, forms)?.id)
    }),
  )
})

test('Paths of names that nobody knows do not have the tree walked for each step', () => {
  const places = Array.from(
    { length: 2_000 },
    (_, at): Place => ({
      id: at + 1,
      slug: `p-${at}`,
      parentId: at === 0 ? null : Math.ceil(at / 3),
      kind: at === 0 ? 'emirate' : 'community',
      name: { en: `Place ${at}`, ar: `مكان ${at}` },
      aliases: [],
      lat: null,
      lng: null,
      lft: at,
      rgt: at,
    }),
  )
  const gazetteer = buildGazetteer(places)
  let steps = 0
  const childrenOf = (id: number) => {
    steps += 1
    return gazetteer.childrenOf(id)
  }
  const locate = createPlaceLocator({
    gazetteer: { ...gazetteer, childrenOf },
    externalIds: new Map(),
  })
  for (let row = 0; row < 50; row += 1) {
    const unknown = Array.from({ length: 10 }, (_, at) => `Nowhere ${row} ${at}`)
    const place = locate(fieldsOf({ locationPath: ['Place 0', ...unknown, 'Place 1500'] }))
    expect(place?.id).toBe(1_501)
  }
  expect(steps).toBeLessThanOrEqual(2 * places.length)
})
