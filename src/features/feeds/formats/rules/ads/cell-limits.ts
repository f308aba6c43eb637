import { adFields, fieldsOfType } from '#features/posting/fields/contract/ad-fields.ts'

/** Other portals allow longer texts, so these are cut; other fields are refused. */
export const maxTextCharacters: Readonly<Record<string, number>> = Object.fromEntries(
  fieldsOfType('texts').map((text) => [text, adFields[text].maximum]),
)

export const maxWordCharacters = 200

const name = adFields.name.maximum
const description = adFields.description.maximum
const addressDetails = adFields.addressDetails.maximum
const link = adFields.videoUrl.maximum
const address = 1_000
const steps = 2_000
const list = 20_000

const maxCharacters: Record<string, number | undefined> = {
  name,
  nameen: name,
  namear: name,
  titleen: name,
  titlear: name,
  propertytitle: name,
  propertytitlear: name,
  description,
  descriptionen: description,
  descriptionar: description,
  propertydescription: description,
  propertydescriptionar: description,
  addressdetails: addressDetails,
  addressdetailsen: addressDetails,
  addressdetailsar: addressDetails,
  videourl: link,
  virtualtour: link,
  view360: link,
  image: address,
  video: address,
  url: address,
  videotoururl: address,
  location: steps,
  locationpath: steps,
  locationtext: steps,
  amenities: list,
  privateamenities: list,
  commercialamenities: list,
  'dara:all': list,
  images: list,
  imagesids: list,
  videos: list,
  videosids: list,
}

/** Unicode's canonical composition makes one character of at most four. */
export const maxComposedCharacters = 4

/** Storing removes these, so a text that is cut with them could pass as short enough. */
const ignored = /[\0\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

function cutTo(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  const seen = text.replace(ignored, '').trim()
  return seen.length <= maximum ? seen : `${seen.slice(0, maximum - 1)}…`
}

/** What is too long stays too long when it is normalised, so that it is refused by name. */
export function cutCell(text: string, field: string): string {
  const maximum = maxCharacters[field] ?? maxWordCharacters
  return cutTo(text.trim(), maximum * maxComposedCharacters + 2)
}

/** No path of places is longer; one step more shows that it was cut. */
export const maxSteps = 10

/** No ad has as many amenities, pictures or videos. */
export const maxEntries = 200

/** Keeps one entry more than may be used, so that a list that is too long is noticed. */
export const cutWords = (words: readonly (string | undefined)[], maximum: number): string[] =>
  words
    .flatMap((word) => word?.trim() || [])
    .slice(0, maximum + 1)
    .map((word) => cutTo(word, maxWordCharacters))
