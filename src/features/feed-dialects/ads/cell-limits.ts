import { fieldName } from '#features/importing/cells/fields.ts'
import type { XmlNode } from './element.ts'

/** Product.md 5: other portals allow longer texts, so these are cut and the others refused. */
export const maxTextCharacters = { name: 90, description: 4_000, addressDetails: 300 }

/** Words that are looked up, and all that the table below does not name: a place has at most 200. */
export const maxWordCharacters = 200

/** As deep as a row is read: `name.en` has two levels. */
const maxDepth = 3

const { name, description, addressDetails } = maxTextCharacters
const link = 500
const address = 1_000
const steps = 2_000
/** A list in one cell. */
const list = 20_000

/** The most characters of a cell, an element or an attribute, by its name as `fieldName` writes it. */
const maxCharacters: Record<string, number | undefined> = {
  ...{ name, nameen: name, namear: name, titleen: name, titlear: name },
  ...{ propertytitle: name, propertytitlear: name },
  ...{ description, descriptionen: description, descriptionar: description },
  ...{ propertydescription: description, propertydescriptionar: description },
  ...{ addressdetails: addressDetails, addressdetailsen: addressDetails },
  ...{ addressdetailsar: addressDetails },
  ...{ videourl: link, virtualtour: link, view360: link },
  ...{ image: address, video: address, url: address, videotoururl: address },
  ...{ location: steps, locationpath: steps, locationtext: steps },
  ...{ amenities: list, privateamenities: list, commercialamenities: list, 'dara:all': list },
  ...{ images: list, imagesids: list, videos: list, videosids: list },
}

/** Unicode's canonical composition makes one character of at most four. */
export const maxComposedCharacters = 4

/** What is left out of a text when it is stored, so a long text of it would seem short once it is cut. */
const ignored = /[\0\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** At most so many characters; the last of what was cut is an ellipsis, so that it shows. */
function cutTo(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  const seen = text.replace(ignored, '').trim()
  return seen.length <= maximum ? seen : `${seen.slice(0, maximum - 1)}…`
}

/**
 * A text of a feed with as much of it as can matter. What is too long stays too long, without the
 * apostrophe of a spreadsheet and once it is normalised as well, so that it is refused by name.
 */
export function cutCell(text: string, field: string): string {
  const maximum = maxCharacters[field] ?? maxWordCharacters
  return cutTo(text.trim(), maximum * maxComposedCharacters + 2)
}

/** An element with what lies in it, its texts cut. */
export function cutRecord({ name, attributes, text, children }: XmlNode): XmlNode {
  const cut = Object.entries(attributes).map(([key, value]) => [key, cutCell(value, key)])
  return {
    name,
    attributes: Object.fromEntries(cut),
    text: cutCell(text, fieldName(name)),
    children: children.map(cutRecord),
  }
}

/** An entry of a list: a word, an address, or an address with what is said of it. */
function cutEntry(entry: unknown): unknown {
  if (typeof entry === 'string') return cutCell(entry, 'url')
  if (typeof entry !== 'object' || entry === null) return entry
  const parts = Object.entries(entry).map(([name, value]) => [
    name,
    typeof value === 'string' ? cutCell(value, 'url') : value,
  ])
  return Object.fromEntries(parts)
}

function cutValue(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') return cutCell(value, field)
  if (Array.isArray(value)) return value.slice(0, maxEntries + 1).map(cutEntry)
  if (typeof value !== 'object' || value === null || depth === maxDepth) return value
  const parts = Object.entries(value).map(([name, inner]) => [
    name,
    cutValue(inner, fieldName(`${field}${name}`), depth + 1),
  ])
  return Object.fromEntries(parts)
}

/** A row of our own field names, its texts cut and its lists ended. */
export const cutRow = (row: Record<string, unknown>) =>
  cutValue(row, '', 0) as Record<string, unknown>

/** No path of places is longer; one step more shows that there were more. */
export const maxSteps = 10

/** No ad has more amenities, pictures or videos by far. */
export const maxEntries = 200

/** Entries of a list without the empty ones: one more than may be used, so that it shows. */
export const cutWords = (words: readonly (string | undefined)[], maximum: number): string[] =>
  words
    .flatMap((word) => word?.trim() || [])
    .slice(0, maximum + 1)
    .map((word) => cutTo(word, maxWordCharacters))
