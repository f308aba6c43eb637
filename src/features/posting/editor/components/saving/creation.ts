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

const keptMade = 'form/ad made'

/**
 * The draft that this tab made last. A reload that had begun before the address named the draft loads
 * the address without it.
 */
export function keepMade(owner: string, id: number) {
  try {
    sessionStorage.setItem(keptMade, JSON.stringify({ owner, id }))
  } catch {
    // Where nothing can be kept the draft is found among the member's own ads.
  }
}

export function madeDraft(owner: string): number | undefined {
  try {
    const made = JSON.parse(sessionStorage.getItem(keptMade) ?? 'null') as {
      owner: string
      id: number
    } | null
    return made?.owner === owner ? made.id : undefined
  } catch {
    return undefined
  }
}

export function forgetMade() {
  try {
    sessionStorage.removeItem(keptMade)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
