import { type Path, paths } from './paths.ts'
import { isSame, type Value, type Values } from './values.ts'

export type Conflict = { path: Path; mine: Value; theirs: Value; isMineNew: boolean }

type AdVersions = { base: Values | undefined; mine: Values; theirs: Values }

/** `base` is what both began with; without it, as for kept text, every difference is a conflict. */
export function conflictsOf({ base, mine, theirs }: AdVersions): Conflict[] {
  return paths.flatMap((path): Conflict[] => {
    if (isSame(mine[path], theirs[path])) return []
    if (base && isSame(base[path], theirs[path])) return []
    const isMineNew = !base || !isSame(base[path], mine[path])
    return [{ path, mine: mine[path] ?? null, theirs: theirs[path] ?? null, isMineNew }]
  })
}
