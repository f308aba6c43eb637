/** A creation without an answer is sent again with its key, so that no second draft is made. */
export type Creation = { body: Record<string, unknown>; key: string }

const kept = 'form/ad creation'

/** `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The unanswered creation of this tab, also after a reload; else keeps and returns this one. */
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
    // Without storage nothing was kept.
  }
}

const madeDraftKey = 'form/ad made'

/** A reload that began before the address named the draft loads the address without it. */
export function storeMadeDraft(owner: string, id: number) {
  try {
    sessionStorage.setItem(madeDraftKey, JSON.stringify({ owner, id }))
  } catch {
    // Without storage the draft is found in the list of own ads.
  }
}

export function findMadeDraft(owner: string): number | undefined {
  try {
    const made = JSON.parse(sessionStorage.getItem(madeDraftKey) ?? 'null') as {
      owner: string
      id: number
    } | null
    return made?.owner === owner ? made.id : undefined
  } catch {
    return undefined
  }
}

export function forgetMadeDraft() {
  try {
    sessionStorage.removeItem(madeDraftKey)
  } catch {
    // Without storage nothing was kept.
  }
}
