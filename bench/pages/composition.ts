import { createBuilder, type Rolldown } from 'vite'

/** How much of each chunk comes from where: `own`, or a package's name; shares add up to 1. */
export type Composition = Map<string, Map<string, number>>

const packageOf = (id: string) => {
  const inside = id.split('node_modules/').at(-1)!
  if (!id.includes('node_modules/')) return 'own'
  return inside.startsWith('@') ? inside.split('/').slice(0, 2).join('/') : inside.split('/')[0]!
}

function sharesOf({ modules }: Rolldown.OutputChunk): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const from = id.startsWith('\0') ? 'rolldown' : packageOf(id)
    lengths.set(from, (lengths.get(from) ?? 0) + renderedLength)
  }
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0) || 1
  return new Map([...lengths].map(([from, length]) => [from, length / all]))
}

/** Builds the browser's part once more, in memory, and looks into its chunks. */
export async function readComposition(): Promise<Composition> {
  const builder = await createBuilder({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    build: { write: false },
  })
  const built = (await builder.build(builder.environments.client!)) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, sharesOf(chunk)]))
}

/** Travelling bytes by where they come from; a chunk's bytes are divided as its code is. */
export function bytesBySource(scripts: ReadonlyMap<string, number>, composition: Composition) {
  const sums = new Map<string, number>()
  for (const [address, bytes] of scripts) {
    const shares = composition.get(new URL(address).pathname.slice(1))
    for (const [from, share] of shares ?? [['unknown', 1] as const]) {
      sums.set(from, (sums.get(from) ?? 0) + bytes * share)
    }
  }
  return new Map([...sums].sort(([, one], [, other]) => other - one))
}
