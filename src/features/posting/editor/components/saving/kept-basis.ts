import type { Values } from '../../rules/typed/values.ts'

/** What kept text of an ad was written over, and what was sent without an answer. */
export type KeptBasis = { base: Values; sent: readonly Values[] }

const kept = 'form/ad basis'

/** Only that of the ad that was changed last in this tab; `name` is that of its kept text. */
export function storeBasis(name: string, basis: KeptBasis) {
  try {
    sessionStorage.setItem(kept, JSON.stringify({ name, ...basis }))
  } catch {
    // Without storage no text is kept either.
  }
}

export function readBasis(name: string): KeptBasis | undefined {
  try {
    const known = JSON.parse(sessionStorage.getItem(kept) ?? 'null') as
      | (KeptBasis & { name: string })
      | null
    return known?.name === name ? known : undefined
  } catch {
    return undefined
  }
}

export function forgetBasis() {
  try {
    sessionStorage.removeItem(kept)
  } catch {
    // Without storage nothing was kept.
  }
}
