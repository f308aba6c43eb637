import { type Path, paths } from './paths.ts'
import { isSame, type Value, type Values } from './values.ts'

/** A field that somebody else changed, and that does not stand here as it does there. */
export type Conflict = { path: Path; mine: Value; theirs: Value; isMineNew: boolean }

type Sides = { base: Values | undefined; mine: Values; theirs: Values }

/**
 * What two editors disagree about. `base` is what both began with: what only this one changed is no
 * matter of the other's. Without it, of a text that this tab kept, every difference is one.
 */
export function conflictsOf({ base, mine, theirs }: Sides): Conflict[] {
  return paths.flatMap((path): Conflict[] => {
    if (isSame(mine[path], theirs[path])) return []
    if (base && isSame(base[path], theirs[path])) return []
    const isMineNew = !base || !isSame(base[path], mine[path])
    return [{ path, mine: mine[path] ?? null, theirs: theirs[path] ?? null, isMineNew }]
  })
}
