import type { Gazetteer, Place } from '#features/gazetteer/rules.ts'
import { fold } from '#i18n/fold.ts'

/** `Jumeirah Village Circle (JVC)` is also known by what stands before the bracket. */
export function formsOf(name: string): string[] {
  const forms = [name, name.replace(/\([^)]*\)/g, ' ')].map(fold)
  return [...new Set(forms)].filter(Boolean)
}

const firstNames = ({ name }: Place) => [name.en, name.ar]

/** Children of each place by folded name, then by alias; a name of two children is nobody's. */
export function childFinder(gazetteer: Gazetteer) {
  const made = new Map<number, Map<string, Place | null>[]>()
  const tableOf = (places: readonly Place[], names: (place: Place) => string[]) => {
    const table = new Map<string, Place | null>()
    for (const place of places) {
      for (const form of new Set(names(place).flatMap(formsOf))) {
        table.set(form, table.has(form) ? null : place)
      }
    }
    return table
  }
  const tablesOf = (parentId: number | null) => {
    const known = made.get(parentId ?? 0)
    if (known) return known
    const children = parentId === null ? gazetteer.emirates : gazetteer.childrenOf(parentId)
    const tables = [tableOf(children, firstNames), tableOf(children, ({ aliases }) => aliases)]
    made.set(parentId ?? 0, tables)
    return tables
  }
  const find = (at: number) => (parentId: number | null, forms: readonly string[]) =>
    forms.map((form) => tablesOf(parentId)[at]?.get(form)).find((place) => place) ?? undefined
  return { named: find(0), alsoNamed: find(1) }
}
