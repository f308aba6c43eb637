import type { Values } from '../../rules/typed/values.ts'

export type KeptBasis = { base: Values; sent: readonly Values[] }

const keyOf = (name: string) => `form/basis of ${name}`

export function storeBasis(name: string, basis: KeptBasis) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(basis))
  } catch {
    // Without storage no text is kept either.
  }
}

export function readBasis(name: string): KeptBasis | undefined {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as KeptBasis | null) ?? undefined
    )
  } catch {
    return undefined
  }
}

export function forgetBasis(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Without storage nothing was kept.
  }
}
