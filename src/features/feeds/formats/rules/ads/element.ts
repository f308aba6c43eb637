import { fieldName } from '#features/feeds/records/rules/fields.ts'
import { maxEntries } from './cell-limits.ts'
import type { FeedFile } from './feed-ad.ts'

export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlNode[]
}

/** Attributes of our own exports: `dara:type="residential/palace"`. */
export const ownPrefix = 'dara:'

export function createElementReader({ children }: XmlNode) {
  const known = new Map(children.toReversed().map((child) => [fieldName(child.name), child]))
  const find = (...names: string[]) => names.map((name) => known.get(name)).find(Boolean)
  const text = (...names: string[]) => find(...names)?.text
  const own = (name: string, attribute: string) =>
    known.get(name)?.attributes[`${ownPrefix}${attribute}`] ?? null
  const list = (name: string, item: string) =>
    known.get(name)?.children.filter((child) => fieldName(child.name) === item)
  return { find, text, own, list }
}

export type Elements = ReturnType<typeof createElementReader>

export function filesIn(nodes: XmlNode[] | undefined, version: string): FeedFile[] | undefined {
  return nodes?.slice(0, maxEntries).flatMap(({ text, attributes }) => {
    const url = text.trim()
    const fileId = attributes[`${ownPrefix}file`] ?? null
    return url ? [{ url, version: attributes[version] ?? null, fileId }] : []
  })
}

/** An uploaded video of ours is not a link. */
export function videoLink(videos: FeedFile[] | undefined): string | null | undefined {
  return videos && (videos.find(({ fileId }) => fileId === null)?.url ?? null)
}
