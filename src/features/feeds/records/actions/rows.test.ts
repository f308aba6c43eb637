import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { maxRowBytes } from '../rules/row-limits.ts'
import { layoutOf, createPieceCutter } from './pieces.ts'
import { type Row, readRows, sizeOf, UnreadableFile } from './rows.ts'

const folder = await mkdtemp(join(tmpdir(), 'dara-rows-'))
afterAll(() => rm(folder, { recursive: true }))

const file = join(folder, 'rows')

async function allRows(): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of readRows(file)) rows.push(row)
  return rows
}

async function rowsIn(content: string | Buffer): Promise<Row[]> {
  await writeFile(file, content)
  return allRows()
}

const shown = (rows: Row[]) => rows.map(({ number, value, fault }) => fault ?? { number, ...value })

describe('Rows of a file', () => {
  it('are lines of JSON, and a strange separator in a text ends none', async () => {
    const rows = await rowsIn('{"a":"one\u2028two"}\r\n\n{"a":"\u0085"}')
    expect(shown(rows)).toEqual([
      { number: 1, a: 'one\u2028two' },
      { number: 3, a: '\u0085' },
    ])
  })

  it('are elements of an array, however it is laid out', async () => {
    const rows = await rowsIn('\ufeff [\n  {"a": "x]},\\"{[", "b": [1, {"c": 2}]},\n{"a": 2}\n]\n')
    expect(shown(rows)).toEqual([
      { number: 1, a: 'x]},"{[', b: [1, { c: 2 }] },
      { number: 2, a: 2 },
    ])
  })

  it('are records of a CSV, numbered as a spreadsheet numbers them', async () => {
    const rows = await rowsIn('id;name\r\n1;"two\nlines; ""quoted"""\r\n\r\n2;5" pipe\r\n')
    expect(shown(rows)).toEqual([
      { number: 2, id: '1', name: 'two\nlines; "quoted"' },
      { number: 4, id: '2', name: '5" pipe' },
    ])
  })

  it('are unpacked when the content says so, whatever the name', async () => {
    expect(shown(await rowsIn(gzipSync('{"a":1}\n')))).toEqual([{ number: 1, a: 1 }])
  })

  it('are told when they are broken, and the others are still read', async () => {
    const rows = await rowsIn('{"a":1}\n{"a":\nnull\n"text"\n[1]\n{"a":NaN}\n{"a":2}')
    expect(shown(rows)).toEqual([
      { number: 1, a: 1 },
      'broken',
      'broken',
      'broken',
      'broken',
      'broken',
      { number: 7, a: 2 },
    ])
  })

  it('lose no more than themselves by an unclosed quote in a CSV', async () => {
    const long = 'x'.repeat(maxRowBytes)
    const rows = await rowsIn(`id,name\n1,"never closed\n${long}\n2,fine\n`)
    expect(shown(rows)).toEqual(['too_long', { number: 3, id: '2', name: 'fine' }])
  })

  it('may be 250,000 bytes long and no longer', async () => {
    const row = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`
    const rows = await rowsIn(`${row(maxRowBytes)}\n${row(maxRowBytes + 1)}\n{"a":1}`)
    expect(rows.map(({ fault }) => fault)).toEqual([undefined, 'too_long', undefined])
  })

  it('are none behind a header that is too long', async () => {
    const rows = await rowsIn(`id,name,${'x'.repeat(maxRowBytes)}\n1,one\n2,two\n`)
    expect(shown(rows)).toEqual(['too_long', 'broken', 'broken'])
  })

  it('hold little memory however much without a line break is packed into one', async () => {
    const zeros = Buffer.alloc(1_000_000)
    const bomb = Readable.from(Array.from({ length: 200 }, () => zeros))
    await pipeline(bomb, createGzip({ level: 1 }), createWriteStream(file))
    const before = process.memoryUsage().rss
    const rows = await allRows()
    expect(rows.map(({ fault }) => fault)).toEqual(['too_long'])
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  it('are the same wherever the file is cut on its way', () => {
    const json = fc.array(fc.record({ a: fc.string({ unit: 'binary' }), b: fc.jsonValue() }))
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 20 }), (values, size) => {
        const bytes = Buffer.from(JSON.stringify(values))
        const { cut, finish } = createPieceCutter(layoutOf('['))
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        )
        const pieces = [...chunks.flatMap((chunk) => [...cut(chunk)]), finish()]
        const read = pieces.map(({ bytes: text }) => text.toString()).filter(Boolean)
        expect(read.map((text) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(values)))
      }),
    )
  })
})

describe('A file that cannot be read', () => {
  it.each([
    ['is not there', 'There is no such file', () => readRows(join(folder, 'nothing')).next()],
    ['is a folder', 'This is not a file', () => sizeOf(folder)],
    [
      'ends too early',
      'The file ends too early',
      () => rowsIn(gzipSync('{"a":1}\n'.repeat(1_000)).subarray(0, -10)),
    ],
  ])('says that it %s', async (_, message, read) => {
    const error = await read().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(UnreadableFile)
    expect((error as Error).message).toContain(message)
  })
})
