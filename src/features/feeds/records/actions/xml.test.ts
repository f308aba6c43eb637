import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { readText } from './text.ts'
import { readXml, type XmlRecord } from './xml.ts'

async function* chunksOf(content: string | Buffer, size = 100_000) {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** The records there are, and the code of the refusal that ended the reading. */
async function read(chunks: AsyncIterable<Uint8Array>) {
  const records: XmlRecord[] = []
  try {
    for await (const record of readXml(readText(chunks))) records.push(record)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [{ code, values } = { code: undefined, values: undefined }] = error.reasons
    return { records, ended: code, ...(values && { values }) }
  }
  return { records, ended: undefined }
}

const texts = ({ records }: { records: XmlRecord[] }) => records.map(({ node }) => node?.text)

/** So many bytes of `part` between a beginning and an end, made as they are asked for. */
async function* endless(start: string, part: string, megabytes: number) {
  yield Buffer.from(start)
  const block = Buffer.from(part.repeat(Math.ceil(1_048_576 / part.length)))
  for (let at = 0; at < megabytes; at++) yield block
}

describe('The records of an XML file', () => {
  it('are the children of its root, with attributes, texts and what lies within them', async () => {
    const { records, ended } = await read(
      chunksOf('<?xml version="1.0"?>\n<r><!-- x --><a b="1">one<c>two</c></a> <a/></r>\n'),
    )
    expect(ended).toBeUndefined()
    expect(records).toEqual([
      {
        number: 1,
        root: 'r',
        node: {
          name: 'a',
          attributes: { b: '1' },
          text: 'one',
          children: [{ name: 'c', attributes: {}, text: 'two', children: [] }],
        },
      },
      { number: 2, root: 'r', node: { name: 'a', attributes: {}, text: '', children: [] } },
    ])
  })

  it('keep what looks like tags inside CDATA and comments as the text that it is', async () => {
    const tricks =
      '<r><a><![CDATA[</a></r><a>]]]]><![CDATA[>&amp;]]></a><!-- </r> --><a>&amp;&#65;</a></r>'
    expect(texts(await read(chunksOf(tricks)))).toEqual(['</a></r><a>]]>&amp;', '&A'])
  })

  it.each([
    ['with a byte order mark', Buffer.from('\ufeff<r><a>دبي</a></r>')],
    ['in UTF-16, the low byte first', Buffer.from('\ufeff<r><a>دبي</a></r>', 'utf16le')],
    ['in UTF-16, the high byte first', Buffer.from('\ufeff<r><a>دبي</a></r>', 'utf16le').swap16()],
    ['in UTF-16 without a mark', Buffer.from('<r><a>دبي</a></r>', 'utf16le')],
    ['packed', gzipSync('<r><a>دبي</a></r>')],
    [
      'in the Arabic of old Windows, as it declares',
      Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="windows-1256"?><r><a>'),
        Buffer.from([0xcf, 0xc8, 0xed]),
        Buffer.from('</a></r>'),
      ]),
    ],
  ])('are read %s', async (_, content) => {
    expect(texts(await read(chunksOf(content, 3)))).toEqual(['دبي'])
  })

  it('are the same wherever the file is cut on its way', async () => {
    const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll(']]>', ''))
    const alike = fc.asyncProperty(
      fc.array(text),
      fc.integer({ min: 1, max: 9 }),
      async (all, size) => {
        const clean = all.map((one) => one.replace(/[^\P{C}\u{10000}-\u{10ffff}]/gu, ''))
        const content = `<r>${clean.map((one) => `<a><![CDATA[${one}]]></a>`).join('')}</r>`
        expect(texts(await read(chunksOf(content, size)))).toEqual(clean)
      },
    )
    await fc.assert(alike, { numRuns: 50 })
  })

  it('lose the signs that XML forbids, and nothing else', async () => {
    expect(texts(await read(chunksOf('<r><a>one\u0000\u000btwo\ufffe</a></r>')))).toEqual([
      'one  two ',
    ])
  })
})

describe('A hostile XML file', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`,
  ).join('')}]><r><a>&lol9;</a></r>`

  it.each([
    ['a billion laughs', bomb, 'feed_dtd'],
    [
      'an entity from outside',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r><a>&x;</a></r>',
      'feed_dtd',
    ],
    ['a DTD from outside', '<!DOCTYPE r SYSTEM "http://127.0.0.1/x.dtd"><r><a/></r>', 'feed_dtd'],
    [
      'a parameter entity',
      '<!DOCTYPE r [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]><r/>',
      'feed_dtd',
    ],
    ['a login form in its stead', '<!doctype html><html><body>Log in</body></html>', 'feed_broken'],
    ['a page of the web', '<!DOCTYPE html><html><body>Log in</body></html>', 'feed_unknown'],
    ['nothing', '', 'feed_truncated'],
    ['deep nesting', '<a>'.repeat(100_000), 'feed_too_deep'],
  ])('of %s is refused', async (_, content, code) => {
    expect(await read(chunksOf(content))).toMatchObject({ records: [], ended: code })
  })

  it.each([
    ['an entity that nobody declared', '<a>&nbsp;</a>'],
    ['one that JavaScript knows', '<a>&constructor;</a>'],
    ['a bare ampersand that swallows the next one', '<a>Sea & sun</a><a>\n\n&amp;</a>'],
    ['a tag that is closed by another', '<a><b></a></b>'],
    ['a bare ampersand', '<a>Sea & sun</a>'],
    ['a reference to no character', '<a>&#0;</a>'],
  ])('with %s is read up to there, and says in which line', async (_, wrong) => {
    const found = await read(chunksOf(`<r>\n<a>fine</a>\n${wrong}\n<a>late</a>\n</r>`))
    expect([texts(found), found.ended, found.values]).toEqual([
      ['fine'],
      'feed_broken',
      { line: 3 },
    ])
  })

  it.each([
    ['within a tag', '<r><a>one</a><a'],
    ['between ads', '<r><a>one</a>\n'],
    ['within CDATA', '<r><a>one</a><a><![CDATA[tw'],
    ['within a letter', Buffer.concat([Buffer.from('<r><a>one</a><a>'), Buffer.from([0xd8])])],
    ['packed as it is', gzipSync(`<r><a>one</a>${'<b/>'.repeat(90_000)}</r>`).subarray(0, -30)],
  ])('that breaks off %s says so after what it had', async (_, content) => {
    const found = await read(chunksOf(content, 500))
    expect([texts(found)[0], found.ended]).toEqual(['one', 'feed_truncated'])
  })

  it('of bytes that are no UTF-8, or in a strange encoding, is refused', async () => {
    const latin = Buffer.from('<r><a>caf\u00e9</a></r>', 'latin1')
    expect((await read(chunksOf(latin))).ended).toBe('feed_encoding')
    const declared = '<?xml version="1.0" encoding="shift_jis"?><r/>'
    expect((await read(chunksOf(declared))).ended).toBe('feed_encoding')
    const damaged = gzipSync('<r/>').fill(0xff, 10)
    expect((await read(chunksOf(damaged))).ended).toBe('feed_damaged')
  })

  it('with one ad too long or of too many parts loses only that', async () => {
    const long = `<a>${'<b>x</b>'.repeat(5_001)}</a><a>${`${'x'.repeat(1_000)}<b/>`.repeat(1_001)}</a>`
    const found = await read(chunksOf(`<r><a>one</a>${long}<a>four</a></r>`))
    expect([texts(found), found.ended]).toEqual([['one', undefined, undefined, 'four'], undefined])
  })

  it('with one ad too long by its attributes or the names of its tags loses only that', async () => {
    const attribute = `<b c="${'x'.repeat(400_000)}"/>`.repeat(3)
    const name = `<${'b'.repeat(400_000)}/>`.repeat(3)
    const found = await read(chunksOf(`<r><a>one</a><a>${attribute}</a><a>${name}</a><a>4</a></r>`))
    expect([texts(found), found.ended]).toEqual([['one', undefined, undefined, '4'], undefined])
  })

  it.each([
    ['a text', '<r><a>', 'x', 1_024, 'feed_row_endless'],
    ['a tag', '<r><', 'x', 1_024, 'feed_row_endless'],
    ['attributes', '<r><a ', 'x="y" z="y" ', 1_024, 'feed_row_endless'],
    ['a comment', '<r><!-- ', 'x', 1_024, 'feed_row_endless'],
    ['CDATA', '<r><a><![CDATA[', 'x', 1_024, 'feed_row_endless'],
    ['a DTD', '<!DOCTYPE r [', '<!ENTITY a "b">', 1_024, 'feed_row_endless'],
  ])('of 1 GB of %s holds little memory', async (_, start, part, megabytes, code) => {
    const before = process.memoryUsage().rss
    expect(await read(endless(start, part, megabytes))).toMatchObject({ records: [], ended: code })
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  it('that unpacks to far more than it is ends at a limit', async () => {
    const megabyte = gzipSync(Buffer.alloc(1_048_576, 'x'))
    async function* bomb() {
      for (let at = 0; at < 2_000; at++) yield megabyte
    }
    const before = process.memoryUsage().rss
    const text = readText(bomb())
    const all = (async () => {
      let length = 0
      for await (const piece of text) length += piece.length
      return length
    })()
    await expect(all).rejects.toMatchObject({ reasons: [{ code: 'feed_unpacks_too_far' }] })
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })
})
