import type { SentFile } from '../contract.ts'

type Known = Pick<SentFile, 'id' | 'url' | 'srcset' | 'width' | 'height'>

const key = 'sent-files'
/** As many as an ad has pictures and videos, twice. */
const maxKnown = 80

function read(): Known[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Known[]
  } catch {
    return []
  }
}

/**
 * Keeps the signed address of a file that this tab has sent: a form that is restored knows its id alone,
 * and nobody can make the address of a file that is not public from its id.
 */
export function rememberSent({ id, url, srcset, width, height }: Known) {
  const known = [...read(), { id, url, srcset, width, height }].slice(-maxKnown)
  try {
    sessionStorage.setItem(key, JSON.stringify(known))
  } catch {
    // A browser that keeps nothing restores no form either.
  }
}

export const sentBefore = (id: string): Known | undefined => read().find((one) => one.id === id)
