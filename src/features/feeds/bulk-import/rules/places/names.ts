import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { fold } from '#i18n/fold.ts'
import { valuesOf } from '#i18n/bilingual.ts'

/** A regular expression would search for a closing bracket from each of many open ones. */
function withoutBrackets(name: string): string {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const open = name.indexOf('(', from)
    const close = open === -1 ? -1 : name.indexOf(')', open)
    if (close === -1) return [...parts, name.slice(from)].join(' ')
    parts.push(name.slice(from, open))
    from = close + 1
  }
}

/** `Jumeirah Village Circle (JVC)` is also known without its bracket. */
export function formsOf(name: string): string[] {
  const forms = [name, withoutBrackets(name)].map(fold)
  return [...new Set(forms)].filter(Boolean)
}

/** Null for a name that two places of the parent have. */
type Names = ReadonlyMap<string, Place | null>

function namesOf(places: readonly Place[], names: (place: Place) => string[]): Names {
  const table = new Map<string, Place | null>()
  for (const place of places) {
    for (const form of new Set(names(place).flatMap(formsOf))) {
      table.set(form, table.has(form) ? null : place)
    }
  }
  return table
}

export function createChildFinder(gazetteer: Gazetteer) {
  const made = new Map<number, [Names, Names]>()
  const tablesOf = (parentId: number | null) => {
    const known = made.get(parentId ?? 0)
    if (known) return known
    const children = parentId === null ? gazetteer.emirates : gazetteer.childrenOf(parentId)
    const tables: [Names, Names] = [
      namesOf(children, ({ name }) => valuesOf(name)),
      namesOf(children, ({ aliases }) => aliases),
    ]
    made.set(parentId ?? 0, tables)
    return tables
  }
  const find = (at: 0 | 1) => (parentId: number | null, forms: readonly string[]) =>
    forms.map((form) => tablesOf(parentId)[at].get(form)).find((place) => place) ?? undefined
  const formsBelow = (parentId: number) =>
    tablesOf(parentId).flatMap((table) =>
      [...table].flatMap(([form, place]) => (place ? [form] : [])),
    )
  return { named: find(0), alsoNamed: find(1), formsBelow }
}
