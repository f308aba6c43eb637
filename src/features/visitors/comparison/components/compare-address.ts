/** No id is longer; more digits are those of no ad. */
const id = /^[1-9]\d{0,9}$/

type ComparedIds = { ids: number[]; isCut: boolean }

/** Of an address such as `?ids=12,34`; `isCut`: it names more ads than fit beside each other. */
export function wantedIn(text: string | undefined, maximum: number): ComparedIds {
  const named = (text ?? '').split(/[\s,،]+/).filter((part) => id.test(part))
  const ids = [...new Set(named.map(Number))]
  return { ids: ids.slice(0, maximum), isCut: ids.length > maximum }
}

export const compareAddress = (ids: readonly number[]) =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.join()}`
