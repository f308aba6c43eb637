import { fieldName } from '#features/feeds/records/rules/fields.ts'
import { maxEntries } from './cell-limits.ts'
import type { FeedFile } from './feed-ad.ts'

/** A record of an XML feed, as `readXml` of the platform hands it out. */
export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlNode[]
}

/** What our own exports say beside the words of a dialect: `dara:type="residential/palace"`. */
export const ownPrefix = 'dara:'

/** The first child of one of these names, case and underscores aside: `Off_plan` is `Off_Plan`. */
export function elementReader({ children }: XmlNode) {
  const known = new Map(children.toReversed().map((child) => [fieldName(child.name), child]))
  const find = (...names: string[]) => names.map((name) => known.get(name)).find(Boolean)
  const text = (...names: string[]) => find(...names)?.text
  const own = (name: string, attribute: string) =>
    known.get(name)?.attributes[`${ownPrefix}${attribute}`] ?? null
  /** Undefined where the list itself is absent. */
  const list = (name: string, item: string) =>
    known.get(name)?.children.filter((child) => fieldName(child.name) === item)
  return { find, text, own, list }
}

export type Elements = ReturnType<typeof elementReader>

/** An address without blanks around it; empty ones are left out. */
export function filesIn(nodes: XmlNode[] | undefined, version: string): FeedFile[] | undefined {
  return nodes?.slice(0, maxEntries).flatMap(({ text, attributes }) => {
    const url = text.trim()
    const fileId = attributes[`${ownPrefix}file`] ?? null
    return url ? [{ url, version: attributes[version] ?? null, fileId }] : []
  })
}

/** The link of an ad's video: what was uploaded to us is no link. */
export function videoLink(videos: FeedFile[] | undefined): string | null | undefined {
  return videos && (videos.find(({ fileId }) => fileId === null)?.url ?? null)
}
