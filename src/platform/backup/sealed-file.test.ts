import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Keyring, mediaNameOf, openKeyring } from './keyring.ts'
import { seal, type SealedKind, unseal } from './sealed-file.ts'
import { UnusableBackup } from './unusable.ts'

const key = randomBytes(32)
const rings: [string, Keyring][] = [
  ['with a key', openKeyring([key])],
  ['without a key', []],
]

async function* inPieces(bytes: Buffer, size = bytes.length || 1) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collect(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

type SealOptions = { keyring: Keyring; kind?: SealedKind; name?: string }

const sealed = (bytes: Buffer, { keyring, kind = 'media', name = '' }: SealOptions) =>
  collect(seal(inPieces(bytes, 10_000), { keyring, kind, name }))

const opened = (bytes: Buffer, { keyring, kind = 'media', name = '' }: SealOptions) =>
  collect(unseal(inPieces(bytes, 7_919), { keyring, kind, name }))

const chunk = 64 * 1024
/** Lengths around the edges of chunks, where cutting goes wrong. */
const lengths = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.constantFrom(chunk - 1, chunk, chunk + 1, 2 * chunk, 2 * chunk + 5, 3 * chunk),
)

describe.each(rings)('A sealed file %s', (_, keyring) => {
  test('gives back what was put in, whatever its length', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, async (length) => {
        const content = randomBytes(length)
        expect(
          (await opened(await sealed(content, { keyring }), { keyring })).equals(content),
        ).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('that was cut anywhere is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        lengths,
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (length, share) => {
          const file = await sealed(randomBytes(length), { keyring })
          const cut = file.subarray(0, Math.min(file.length - 1, Math.floor(file.length * share)))
          await expect(opened(cut, { keyring })).rejects.toThrow(UnusableBackup)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('of a few bytes is refused at every place at which it may be cut', async () => {
    const file = await sealed(Buffer.from('rows'), { keyring })
    for (let end = 0; end < file.length; end += 1) {
      await expect(opened(file.subarray(0, end), { keyring })).rejects.toThrow(UnusableBackup)
    }
  })

  test('cut exactly between two chunks is refused', async () => {
    const file = await sealed(randomBytes(3 * chunk), { keyring })
    const header = file.length - 3 * (chunk + 16)
    for (const chunks of [0, 1, 2]) {
      const cut = file.subarray(0, header + chunks * (chunk + 16))
      await expect(opened(cut, { keyring })).rejects.toThrow(UnusableBackup)
    }
  })

  test('in which any bit was flipped is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        lengths,
        fc.nat(),
        fc.integer({ min: 0, max: 7 }),
        async (length, place, bit) => {
          const file = await sealed(randomBytes(length), { keyring })
          const at = place % file.length
          file[at] = file[at]! ^ (1 << bit)
          await expect(opened(file, { keyring })).rejects.toThrow(UnusableBackup)
        },
      ),
      { numRuns: 80 },
    )
  })

  test('whose chunks changed places, or that goes on after its end, is refused', async () => {
    const file = await sealed(randomBytes(3 * chunk), { keyring })
    const header = file.length - 3 * (chunk + 16)
    const part = (at: number) =>
      file.subarray(header + at * (chunk + 16), header + (at + 1) * (chunk + 16))
    const swapped = Buffer.concat([file.subarray(0, header), part(1), part(0), part(2)])
    const longer = Buffer.concat([file, Buffer.of(0)])
    const twice = Buffer.concat([file, part(2)])
    for (const changed of [swapped, longer, twice]) {
      await expect(opened(changed, { keyring })).rejects.toThrow(UnusableBackup)
    }
  })

  test('cannot stand in for a file of another kind or name', async () => {
    const file = await sealed(Buffer.from('{}'), { keyring, kind: 'media', name: 'one' })
    await expect(opened(file, { keyring, kind: 'manifest', name: 'one' })).rejects.toThrow(
      UnusableBackup,
    )
    await expect(opened(file, { keyring, kind: 'media', name: 'other' })).rejects.toThrow(
      UnusableBackup,
    )
  })
})

describe('The key of a backup', () => {
  const keyring = openKeyring([key])
  const { id } = keyring[0]!

  test('is named where another or none is given, before anything is decrypted', async () => {
    const file = await sealed(Buffer.from('rows'), { keyring })
    const other = openKeyring([randomBytes(32)])
    await expect(opened(file, { keyring: other })).rejects.toThrow(id.toString('hex'))
    await expect(opened(file, { keyring: [] })).rejects.toThrow('set BACKUP_KEY')
  })

  test('that was used before still opens', async () => {
    const file = await sealed(Buffer.from('rows'), { keyring })
    const both = openKeyring([randomBytes(32), key])
    expect(String(await opened(file, { keyring: both }))).toBe('rows')
  })

  test('is not to be got around by a file that is not encrypted', async () => {
    const file = await sealed(Buffer.from('rows'), { keyring: [] })
    await expect(opened(file, { keyring })).rejects.toThrow('is not encrypted')
  })

  test('hides content and names', async () => {
    const content = Buffer.alloc(1_000, 'secret')
    const file = await sealed(content, { keyring })
    expect(file.includes('secret')).toBe(false)
    const hash = Buffer.alloc(32, 1)
    expect(mediaNameOf(hash, keyring)).not.toBe(mediaNameOf(hash, []))
    expect(mediaNameOf(hash, keyring)).toBe(mediaNameOf(hash, openKeyring([key])))
    expect((await sealed(content, { keyring })).equals(file)).toBe(false)
  })
})

test('A file of a newer format asks for a newer program', async () => {
  const file = await sealed(Buffer.from('rows'), { keyring: [] })
  file[8] = 2
  await expect(opened(file, { keyring: [] })).rejects.toThrow('newer release')
})
