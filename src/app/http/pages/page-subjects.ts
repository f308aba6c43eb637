import { changeProperties } from '#features/posting/ad-list/contract.ts'
import { setState, setVisibility } from '#features/posting/lifecycle/contract.ts'
import { moderateProperty } from '#features/oversight/moderation/contract.ts'
import { eraseAccount } from '#features/oversight/privacy/contract.ts'
import type { Write } from '#platform/http/call-runner.ts'
import { openCounts } from '#platform/http/limit-store.ts'

type Branch = { [name: string]: unknown }

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

const accountNames = ['agent', 'agents', 'agency', 'agencies', 'owner', 'owners']

export const adSubject = (id: unknown) => `ad/${String(id)}`
export const accountSubject = (id: unknown) => `account/${String(id)}`

export function addSubjects(into: Set<string>, value: unknown, name = ''): void {
  if (Array.isArray(value)) {
    for (const each of value) addSubjects(into, each, name)
    return
  }
  if (!isBranch(value)) return
  if ('id' in value && 'totalPrice' in value) into.add(adSubject(value.id))
  if ('id' in value && accountNames.includes(name)) into.add(accountSubject(value.id))
  for (const [inner, part] of Object.entries(value)) addSubjects(into, part, inner)
}

type BulkAnswer = { data: { results: { id: number; changed: boolean }[] } }

/** A bulk call may name ads of other accounts, so only those that were changed count. */
function* changedByMany(answer: Write['answer']) {
  if (typeof answer !== 'string') return
  for (const { id, changed } of (JSON.parse(answer) as BulkAnswer).data.results)
    if (changed) yield adSubject(id)
}

export function subjectsOfWrite({ accountId, path, params, answer }: Write): Set<string> {
  const changed = new Set([accountSubject(accountId)])
  if (path === changeProperties.path) for (const ad of changedByMany(answer)) changed.add(ad)
  else if (path.startsWith('/properties/') && isBranch(params) && 'id' in params)
    changed.add(adSubject(params.id))
  return changed
}

/** Beyond this, pages show an account's changes only when they expire. */
const maxWrites = { times: 20, windowMs: 60_000 }

/** Counted separately, so that other writes do not delay the removal of an ad. */
const takingOff: ReadonlySet<string> = new Set(
  [changeProperties, setState, setVisibility, moderateProperty].map(({ path }) => path),
)

const countedAs = ({ accountId, path }: Write) =>
  takingOff.has(path) ? `${accountId} off` : String(accountId)

/** Without the limit an account with an ad on the home page could have it rendered at will. */
export function openChanges() {
  const countWrites = openCounts(maxWrites.windowMs)
  return (write: Write): Set<string> => {
    const isLast = write.path === eraseAccount.path
    const isOften = !isLast && countWrites(countedAs(write)) > maxWrites.times
    return isOften ? new Set() : subjectsOfWrite(write)
  }
}
