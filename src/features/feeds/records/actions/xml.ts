import { SaxesParser } from 'saxes'
import { openPauses } from '#platform/jobs/pauses.ts'
import { Refusal } from '#platform/refusal.ts'
import { maxPendingLength, maxRowBytes, maxRowNodes } from '../rules/row-limits.ts'
import type { Pace } from './pace.ts'
import { splitText } from './text.ts'

export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlNode[]
}

/** `number` counts from 1; `node` is undefined where the record is too long. */
export type XmlRecord = { number: number; root: string; node: XmlNode | undefined }

const maxDepth = 12
/** `&#x10ffff;` is the longest entity, except for leading zeros. */
const maxEntityLength = 30

/** Not allowed in XML, but CRMs leave them in texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const tooDeep = () => new Refusal(422, [{ code: 'feed_too_deep' }])
const endless = () =>
  new Refusal(422, [{ code: 'feed_row_endless', values: { maximum: maxPendingLength } }])

/** A web page, such as a login form, is not a feed; any other DTD may be an attack (ADR 10). */
function refuseDoctype(doctype: string): never {
  const isPage = /^\s*html\b/i.test(doctype)
  throw new Refusal(422, [{ code: isPage ? 'feed_unknown' : 'feed_dtd' }])
}

function recordBuilder() {
  const open: XmlNode[] = []
  let records: XmlRecord[] = []
  let [root, depth, number, size, nodes] = ['', 0, 0, 0, 0]
  let isComplete = false
  const isTooLong = () => size > maxRowBytes || nodes > maxRowNodes

  const begin = (name: string, attributes: Record<string, string>, omitted: number) => {
    depth++
    if (depth > maxDepth) throw tooDeep()
    if (depth === 1) root = name
    if (depth === 2) [number, size, nodes] = [number + 1, 0, 0]
    const attributeEntries = Object.entries(attributes)
    nodes += 1 + attributeEntries.length + omitted
    size += name.length
    for (const [key, value] of attributeEntries) size += key.length + value.length
    if (depth < 2 || isTooLong()) return
    const node = { name, attributes: { ...attributes }, text: '', children: [] }
    open[depth - 3]?.children.push(node)
    open[depth - 2] = node
  }
  const addText = (text: string) => {
    size += text.length
    const node = open[depth - 2]
    if (node && depth >= 2 && !isTooLong()) node.text += text
  }
  const end = () => {
    if (depth === 2) records.push({ number, root, node: isTooLong() ? undefined : open[0] })
    open.length = Math.max(depth - 2, 0)
    depth--
    isComplete = depth === 0
  }
  const take = () => {
    const taken = records
    records = []
    return taken
  }
  return { begin, addText, end, take, isComplete: () => isComplete }
}

/** No prototype, or `&constructor;` would be an entity. */
const entities = { __proto__: null, amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" } as const

function tellingParser(builder: ReturnType<typeof recordBuilder>) {
  const parser = new SaxesParser()
  parser.ENTITIES = entities as unknown as Record<string, string>
  /** `pending`: characters since anything was recognised; `line`: where that was. */
  const progress = { pending: 0, line: 1 }
  const understood =
    <Given extends unknown[]>(use: (...given: Given) => void) =>
    (...given: Given) => {
      progress.pending = 0
      progress.line = parser.line
      use(...given)
    }
  let omitted = 0
  parser.on('attribute', () => {
    const found = parser['attribList']
    if (found.length <= maxRowNodes) return
    // The record is too long already, and an object of 100,000 names takes long to build.
    omitted += found.length
    found.length = 0
  })
  const begin = understood(builder.begin)
  parser.on('opentag', ({ name, attributes }) => {
    begin(name, attributes as Record<string, string>, omitted)
    omitted = 0
  })
  parser.on('closetag', understood(builder.end))
  parser.on('text', understood(builder.addText))
  parser.on('cdata', understood(builder.addText))
  parser.on(
    'comment',
    understood(() => undefined),
  )
  parser.on('doctype', refuseDoctype)
  return { parser, progress }
}

const broken = (line: number) => new Refusal(422, [{ code: 'feed_broken', values: { line } }])

function recordParser() {
  const builder = recordBuilder()
  const { parser, progress } = tellingParser(builder)

  /** Returns what ended the reading; the records before it can still be taken. */
  const write = (text: string): Refusal | undefined => {
    try {
      parser.write(text.replace(impossible, ' '))
    } catch (error) {
      if (error instanceof Refusal) return error
      // The parser notices a bare `&` only at the next semicolon.
      const isLate = /entity/.test((error as Error).message)
      return broken(isLate ? progress.line : parser.line)
    }
    progress.pending += text.length
    // A name that does not end began with a bare `&`.
    if (parser['entity'].length > maxEntityLength) return broken(progress.line)
    return progress.pending > maxPendingLength ? endless() : undefined
  }
  const close = (): Refusal | undefined => {
    if (parser['entity'] !== '') return broken(progress.line)
    return builder.isComplete() ? undefined : new Refusal(422, [{ code: 'feed_truncated' }])
  }
  return { take: builder.take, write, close }
}

/** Some texts, such as brackets within CDATA, are parsed a hundred times slower. */
const maxPartLength = 8 * 1024

async function* splitParts(text: AsyncIterable<string>, pace?: Pace): AsyncGenerator<string> {
  const pause = openPauses(pace)
  for await (const piece of text) {
    for (const part of splitText(piece, maxPartLength)) {
      await pause()
      yield part
    }
  }
}

/**
 * Refuses a DTD, and with it all entities but XML's five. Memory does not grow with the file.
 * @throws Refusal after the records before it, `feed_truncated` where the root is not closed
 */
export async function* readXml(
  text: AsyncIterable<string>,
  pace?: Pace,
): AsyncGenerator<XmlRecord> {
  const parser = recordParser()
  for await (const part of splitParts(text, pace)) {
    const ending = parser.write(part)
    yield* parser.take()
    if (ending) throw ending
  }
  const ending = parser.close()
  if (ending) throw ending
}
