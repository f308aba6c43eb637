import { type Path, paths } from './paths.ts'
import { isSame, type Value, type Values } from './values.ts'

export type Conflict = { path: Path; mine: Value; theirs: Value; isMineNew: boolean }

type AdVersions = {
  base: Values
  mine: Values
  theirs: Values
  /** What this editor sent without an answer: where the ad has it, nobody else changed it. */
  sent?: readonly Values[]
}

/** `base` is what both began with; where it is `{}`, all that the ad has otherwise is a conflict. */
export function conflictsOf({ base, mine, theirs, sent = [] }: AdVersions): Conflict[] {
  return paths.flatMap((path): Conflict[] => {
    if (isSame(mine[path], theirs[path])) return []
    if (isSame(base[path], theirs[path])) return []
    if (sent.some((values) => path in values && isSame(values[path], theirs[path]))) return []
    const isMineNew = !isSame(base[path], mine[path])
    return [{ path, mine: mine[path] ?? null, theirs: theirs[path] ?? null, isMineNew }]
  })
}
