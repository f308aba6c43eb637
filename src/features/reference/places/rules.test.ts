import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildGazetteer, countsBelow, numberTree, type Place, typeCountsBelow } from './rules.ts'

/** A tree as parents: each place lies below an earlier one, or is an emirate. */
const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 60 })
  .map((picks) =>
    picks.map((pick, at) => ({ id: at + 1, parentId: at === 0 ? null : pick % (at + 1) || null })),
  )

const placesOf = (tree: { id: number; parentId: number | null }[]): Place[] => {
  const bounds = new Map(numberTree(tree).map((its) => [its.id, its]))
  return tree.map((node) => ({
    ...node,
    lft: bounds.get(node.id)?.lft ?? 0,
    rgt: bounds.get(node.id)?.rgt ?? 0,
    slug: String(node.id),
    kind: node.parentId === null ? 'emirate' : 'community',
    name: { en: `Place ${node.id}`, ar: `مكان ${node.id}` },
    aliases: [],
    lat: null,
    lng: null,
  }))
}

describe('The tree of places', () => {
  it('numbers a place around exactly what lies below it, whatever the tree', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { places, pathOf } = buildGazetteer(placesOf(tree))
        for (const one of places) {
          for (const other of places) {
            const isInside = other.lft >= one.lft && other.lft < one.rgt
            expect(isInside).toBe(pathOf(other.id).some(({ id }) => id === one.id))
          }
        }
      }),
    )
  })

  it('counts the ads of a place and of everything below it, whatever the tree', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat(9), { minLength: 60, maxLength: 60 }), (tree, ads) => {
        const gazetteer = buildGazetteer(placesOf(tree))
        const own = tree.map(({ id }, at) => ({ placeId: id, sale: ads[at] ?? 0, rent: at % 3 }))
        const counts = countsBelow(gazetteer, own)
        for (const { id, lft, rgt } of gazetteer.places) {
          const inside = own.filter(({ placeId }) => {
            const number = gazetteer.byId(placeId)?.lft ?? 0
            return number >= lft && number < rgt
          })
          expect(counts.get(id)).toEqual({
            sale: inside.reduce((sum, { sale }) => sum + sale, 0),
            rent: inside.reduce((sum, { rent }) => sum + rent, 0),
          })
        }
      }),
    )
  })

  it('counts the ads of each type below a place, which together are all of them', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat(9), { minLength: 60, maxLength: 60 }), (tree, ads) => {
        const gazetteer = buildGazetteer(placesOf(tree))
        const own = tree.flatMap(({ id }, at) =>
          [1, 2].map((typeId) => ({ placeId: id, typeId, sale: ads[at] ?? 0, rent: typeId })),
        )
        const all = countsBelow(gazetteer, own)
        const byType = typeCountsBelow(gazetteer, own)
        for (const { id } of gazetteer.places) {
          const parts = [...byType.get(id)!.values()]
          expect({
            sale: parts.reduce((sum, { sale }) => sum + sale, 0),
            rent: parts.reduce((sum, { rent }) => sum + rent, 0),
          }).toEqual(all.get(id))
          expect(byType.get(id)!.get(2)!.rent).toBe(2 * byType.get(id)!.get(1)!.rent)
        }
      }),
    )
  })
})
