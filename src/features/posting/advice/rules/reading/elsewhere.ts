import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { skeleton } from '#i18n/fold.ts'
import { keysOf, type Mention, mentionsIn, placeNames } from './places.ts'

/** Words beside what is near, seen or reached, which is not where the home is. */
const nearby =
  /near|close|minute|min\b|mins|away|drive|walk|distance|\bfrom\b|\bto\b|view|overlook|access|next|opposite|behind|beside|adjacent|around|connect|between|facing|heart of|like|same|similar|also|other|by\b|developer|قريب|قرب|دقيق|دقائق|بعد|مساف|\bمن\b|من |الي|إلى|اطلال|إطلال|تطل|مطل|يطل|مقابل|بجوار|بجانب|جنب|خلف|امام|أمام|طريق|شارع|كم\b|سهول|وصول|بين|مثل|تطوير|شركة|وكذلك/u
const ofSomething =
  /^[\s'’s-]{0,3}(?:road|street|st\b|rd\b|highway|metro|mall|beach|view|bridge|airport|hospital|school|university|college|station|tower|towers|hotel|park|creek|exit|skyline|lagoon|canal|style|properties|developer|group|مول|مترو|شارع|طريق|جسر|مطار)/u
const behindName = /^[^.|\n]{0,30}?(?:view|skyline|nearby|minutes|mins|دقيق|دقائق|كم)/u

/** Words such as "in" and "at" come before the location of the home. */
const isPlaced =
  /(?:\b(?:in|at|of|located in|within)|في|منطقة|بمنطقة)\s*(?:the\s*)?$|[|,\-–:()\n،]\s*$|^\s*$/u

const radius = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In km; sources draw borders differently, so near places may be the same. 0 if unknown. */
function distance(one: Place, other: Place): number {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return 0
  const [from, to] = [radians(one.lat), radians(other.lat)]
  const [north, east] = [to - from, radians(other.lng - one.lng)]
  const half = Math.sin(north / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2
  return 2 * radius * Math.asin(Math.sqrt(half))
}

const farKilometres = 3
const shortWord = 4

const isLong = ({ words, places }: Mention) => words > 1 || (places[0]?.name.en.length ?? 0) >= 5

/** "Safa" in "Safa Two" and "Jumeirah" in "Jumeirah Residences" begin other names. */
const endsThere =
  /^\s*(?:$|[|,.\-–:()!/\n،]|(?:with|and|for|at|in|by|dubai|sharjah|ajman|abu dhabi|في|مع|امارة|إمارة|دبي|الشارقة|عجمان|أبوظبي|ب)(?!\p{L}))/u

/** `path` from the emirate down. */
type AdPlace = { gazetteer: Gazetteer; path: readonly Place[] }

/** A name means a place of the ad's emirate; one word only does where the name ends with it. */
function isWhole({ words, places, after }: Mention, { gazetteer, path }: AdPlace): boolean {
  const isHere = places.every(({ id }) => gazetteer.pathOf(id)[0]?.id === path[0]?.id)
  return isHere && (words > 1 || endsThere.test(after))
}

/** Suburbs and Dubailand hold many communities that the tree has beside them. */
const isDistrict = ({ before, after, places }: Mention) =>
  /(?:ضاحي[هة]|suburb(?: of)?) *$/u.test(before) ||
  /^ *(?:suburb|district)/u.test(after) ||
  places.some(({ slug }) => slug === 'dubai/dubailand')

const isNearby = ({ before, after }: Mention) =>
  nearby.test(before) || ofSomething.test(after) || behindName.test(after)

const common =
  /^(?:dubai|abu|dhabi|sharjah|ajman|city|village|park|hills?|gardens?|town|center|centre|residences?|towers?|north|south|east|west|مدينه|قريه|منطقه|حديقه|برج|دبي|عجمان|الشارقه)$/u

const bonesKnown = new WeakMap<Place, readonly string[]>()

/** Skeletons match Al Rawda with Al Rawdah; common words are left out. Cached: folding is slow. */
function bonesOf(place: Place): readonly string[] {
  const made = bonesKnown.get(place)
  if (made) return made
  const bones = keysOf(place)
    .flatMap((key) => key.split(' '))
    .filter((word) => word.length >= shortWord && !common.test(word))
    .map((word) => skeleton(word) || word)
  bonesKnown.set(place, bones)
  return bones
}

const isBelow = (place: Place, other: Place) => place.lft > other.lft && place.rgt < other.rgt

function includesOwnPlace(places: ReadonlySet<Place>, path: readonly Place[]): boolean {
  const ids = new Set(path.map(({ id }) => id))
  const bones = new Set(path.flatMap(bonesOf))
  const own = path.at(-1)!
  return [...places].some(
    (place) =>
      ids.has(place.id) || isBelow(place, own) || bonesOf(place).some((bone) => bones.has(bone)),
  )
}

const placesOf = (mentions: readonly Mention[]) =>
  new Set([...new Set(mentions.map(({ places }) => places))].flat())

/** A text that names the location of the ad as well may name its neighbours. */
export function otherPlaceIn(text: string, stands: AdPlace): Place | undefined {
  const { gazetteer, path } = stands
  const own = path.at(-1)
  if (!own) return undefined
  const mentions = mentionsIn(text, placeNames(gazetteer))
  const broad = mentions.filter(({ places }) => places.every(({ kind }) => kind !== 'emirate'))
  if (includesOwnPlace(placesOf(broad), path)) return undefined
  const other = broad.find(
    (mention) =>
      isLong(mention) &&
      mention.places.every(
        (place) => place.kind === 'community' && distance(place, own) > farKilometres,
      ) &&
      isWhole(mention, stands) &&
      isPlaced.test(mention.before) &&
      !isDistrict(mention) &&
      !isNearby(mention),
  )
  return other?.places[0]
}

/** Undefined if the text names several. */
export function partIn(text: string, { gazetteer, path }: AdPlace): Place | undefined {
  const own = path.at(-1)
  if (!own) return undefined
  const mentions = mentionsIn(text, placeNames(gazetteer)).filter(
    (mention) => isLong(mention) && mention.words > 1 && !isNearby(mention),
  )
  const parts = [...new Set(mentions.map(({ places }) => places))].flatMap((places) => {
    const below = places.filter((place) => isBelow(place, own))
    return below.length === 1 ? below : []
  })
  const [first, ...more] = new Set(parts)
  return more.length === 0 ? first : undefined
}
