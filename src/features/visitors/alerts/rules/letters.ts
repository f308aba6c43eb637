import type { Language } from '#i18n/language.ts'

/** In the order in which an email that tells of several changes of an ad names one of them. */
const kinds = ['new', 'back', 'price_down', 'changed'] as const
export type ChangeKind = (typeof kinds)[number]

/** `email` is null for a visitor who has confirmed none; names are an account's. */
export type Reader = {
  language: Language
  email: string | null
  name: string | null
  secondName: string | null
}

/** Prices are in fils; `price` is that of now. */
export type UntoldMatch = {
  searchId: string
  searchName: string
  filters: Record<string, string>
  changeId: number
  propertyId: number
  kind: ChangeKind
  price: number
  oldPrice: number | null
  /** By another search of the same owner. */
  isTold: boolean
  /** The search has as many matches as may wait, so later ones were not written. */
  isFull: boolean
}

export type ToldAd = { propertyId: number; reason: ChangeKind; oldPrice: number | null }

export type ToldSearch = {
  id: string
  name: string
  filters: Record<string, string>
  ads: ToldAd[]
  more: number
  /** There may be more than were counted. */
  isCut: boolean
}

export type AlertLetter = { searches: ToldSearch[]; total: number; isCut: boolean }

/** Ads that one email describes; a link leads to all results. */
const maxDescribed = 100

const isLower = ({ kind, price, oldPrice }: UntoldMatch) =>
  kind !== 'price_down' || (oldPrice !== null && price < oldPrice)

const isNews = (match: UntoldMatch) => !match.isTold && isLower(match)

const rankOf = ({ kind }: UntoldMatch) => kinds.indexOf(kind)

/** The first price of several that went down one after the other. */
function toldAdOf(changes: readonly UntoldMatch[]): ToldAd {
  const [first, ...others] = changes.toSorted((one, other) => rankOf(one) - rankOf(other))
  const { propertyId, kind, oldPrice, price } = first!
  const prices = [oldPrice, ...others.map((other) => other.oldPrice)].filter((one) => one !== null)
  const highest = Math.max(...prices)
  const isDown = (kind === 'price_down' || kind === 'back') && highest > price
  return { propertyId, reason: kind, oldPrice: isDown ? highest : null }
}

/** Each ad is in the first search that it fits, so an email has it once. */
function groupBySearch(matches: readonly UntoldMatch[]) {
  const searchOfAd = new Map<number, string>()
  for (const { propertyId, searchId } of matches)
    if (!searchOfAd.has(propertyId)) searchOfAd.set(propertyId, searchId)
  return Map.groupBy(matches, ({ propertyId }) => searchOfAd.get(propertyId)!)
}

/** The searches before the last, which may have more matches than were read. */
export function finishedIn(matches: readonly UntoldMatch[]): string[] {
  const last = matches.at(-1)?.searchId
  return [...new Set(matches.map(({ searchId }) => searchId))].filter((id) => id !== last)
}

/**
 * What an email tells of these matches, which are in the order of the searches. `isLimited`: the last search may
 * have more of them, and searches after it.
 */
export function letterOf(matches: readonly UntoldMatch[], isLimited = false): AlertLetter {
  const news = matches.filter(isNews)
  const named = new Map(matches.map((match) => [match.searchId, match]))
  const unfinished = isLimited ? matches.at(-1)?.searchId : undefined
  let left = maxDescribed
  const searches = [...groupBySearch(news)].map(([id, found]) => {
    const ads = [...Map.groupBy(found, ({ propertyId }) => propertyId).values()].map(toldAdOf)
    const described = ads.slice(0, left)
    left -= described.length
    const { searchName: name, filters, isFull } = named.get(id)!
    const isCut = isFull || id === unfinished
    return { id, name, filters, ads: described, more: ads.length - described.length, isCut }
  })
  return {
    searches,
    total: searches.reduce((sum, { ads, more }) => sum + ads.length + more, 0),
    isCut: isLimited || searches.some((search) => search.isCut),
  }
}
