import { keepText, keptText, useKeptText } from '#ui/kept-text.ts'

const key = 'dara-seen'
const mostSeen = 200

const idsIn = (text: string | null) => (text ? text.split(',').map(Number) : [])

/** The ads this browser has opened, the last one first. */
export function useSeenAds(): number[] {
  return idsIn(useKeptText(key)[0])
}

export function rememberSeen(id: number) {
  const others = idsIn(keptText(key)).filter((other) => other !== id)
  keepText(key, [id, ...others].slice(0, mostSeen).join(','))
}
