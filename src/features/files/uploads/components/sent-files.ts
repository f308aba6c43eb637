import type { SentFile } from '../contract.ts'

type KnownFile = Pick<SentFile, 'id' | 'url' | 'srcset' | 'width' | 'height'>

const key = 'sent-files'
/** Twice as many as an ad has pictures and videos. */
const maxKnown = 80

function read(): KnownFile[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as KnownFile[]
  } catch {
    return []
  }
}

/** A restored form has only the id, from which no signed address can be made. */
export function rememberSent({ id, url, srcset, width, height }: KnownFile) {
  const known = [...read(), { id, url, srcset, width, height }].slice(-maxKnown)
  try {
    sessionStorage.setItem(key, JSON.stringify(known))
  } catch {
    // A browser that stores nothing restores no form either.
  }
}

export const findSent = (id: string): KnownFile | undefined => read().find((one) => one.id === id)
