import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParts, writePart } from './records.ts'
import { UnusableBackup } from './unusable.ts'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

type Part = { name: string; content: Buffer }

async function write(parts: readonly Part[], size: number) {
  const pieces: Buffer[] = []
  const sums: object[] = []
  for (const { name, content } of parts) {
    const records = writePart(name, inPieces(content, size), (sum) => sums.push({ name, ...sum }))
    for await (const piece of records) pieces.push(piece)
  }
  return { bytes: Buffer.concat(pieces), sums }
}

async function read(bytes: Buffer, size: number) {
  const parts: Part[] = []
  const sums = await readParts(inPieces(bytes, size), async (name, content) => {
    const pieces: Uint8Array[] = []
    for await (const piece of content) pieces.push(piece)
    parts.push({ name, content: Buffer.concat(pieces) })
  })
  return { parts, sums: [...sums].map(([name, sum]) => ({ name, ...sum })) }
}

const someParts = fc.uniqueArray(
  fc.record({
    name: fc.string({ minLength: 1 }),
    content: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
)
const someSize = fc.integer({ min: 1, max: 50 })

test('Parts come back in their order with their hashes, however they are cut', async () => {
  await fc.assert(
    fc.asyncProperty(someParts, someSize, someSize, async (parts, one, other) => {
      const written = await write(parts, one)
      const back = await read(written.bytes, other)
      expect(back.parts).toEqual(parts)
      expect(back.sums).toEqual(written.sums)
    }),
  )
})

test('What ends in the middle of a part is refused', async () => {
  const { bytes } = await write([{ name: 'a', content: Buffer.from('rows of a') }], 4)
  for (let end = 1; end < bytes.length; end += 1) {
    await expect(read(bytes.subarray(0, end), 3)).rejects.toThrow(UnusableBackup)
  }
})
