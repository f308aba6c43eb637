import type { Write } from '#platform/api.ts'

type Branch = { [name: string]: unknown }

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** Under these names answers have an advertiser, or several. */
const accountNames = ['agent', 'agents', 'agency', 'agencies', 'owner', 'owners']

export const adSubject = (id: unknown) => `ad/${String(id)}`
export const accountSubject = (id: unknown) => `account/${String(id)}`

/** Adds the ads and accounts that an answer of the API tells of: a change of them makes it untrue. */
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

/** What is no longer as it was: all that tells of the account, and the ads that it named. */
export function subjectsOfWrite({ accountId, path, params, body }: Write): Set<string> {
  const changed = new Set([accountSubject(accountId)])
  if (!path.startsWith('/properties/')) return changed
  if (isBranch(params) && 'id' in params) changed.add(adSubject(params.id))
  if (isBranch(body) && Array.isArray(body.ids)) {
    for (const id of body.ids) changed.add(adSubject(id))
  }
  return changed
}
