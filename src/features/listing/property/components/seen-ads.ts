import { textInBrowser } from '#ui/state/stored-value.ts'

export const seenKey = 'dara-seen'

const seen = textInBrowser(seenKey)
const maxSeen = 200

const idsIn = (text: string | null) => (text ? text.split(',').map(Number) : [])

export function useSeenAds(): number[] {
  return idsIn(seen.use())
}

export function rememberSeen(id: number) {
  const others = idsIn(seen.read()).filter((other) => other !== id)
  seen.write([id, ...others].slice(0, maxSeen).join(','))
}

export const forgetSeen = () => seen.write('')
