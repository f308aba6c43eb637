/** A draft that was asked for and whose answer never came: asked again, it is the same one. */
export type Creation = { body: Record<string, unknown>; key: string }

const kept = 'form/ad creation'

/** Of no secure context alone, as `crypto.randomUUID` is. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What this tab asked for last and has no answer to, a reload or not; else this, from now on. */
export function creationOf(body: Record<string, unknown>, owner: string): Creation {
  try {
    const known = JSON.parse(sessionStorage.getItem(kept) ?? 'null') as
      | (Creation & { owner: string })
      | null
    if (known?.owner === owner) return known
    const creation = { body, key: newKey(), owner }
    sessionStorage.setItem(kept, JSON.stringify(creation))
    return creation
  } catch {
    return { body, key: newKey() }
  }
}

export function forgetCreation() {
  try {
    sessionStorage.removeItem(kept)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
