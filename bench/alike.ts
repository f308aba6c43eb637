import type { Requests } from './replay.ts'

/** Ours counts exactly up to here. */
const exactTotals = 5_000

type Found = { properties: { id: number }[]; total?: number; pagination?: { total: number } }

async function answers({ origin, paths }: Requests): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${answer.status} ${path}\n${await answer.text()}`)
    const body = (await answer.json()) as Found | { data: Found }
    const { properties, total, pagination } = 'data' in body ? body.data : body
    const counted = Math.min(pagination?.total ?? total ?? 0, exactTotals)
    found.push(`${counted}: ${properties.map(({ id }) => id).join(' ')}`)
  }
  return found
}

/** Of how many searches both servers give the same ads in the same order and the same total. */
export async function countAlike(ours: Requests, bare: Requests): Promise<string> {
  const [own, other] = [await answers(ours), await answers(bare)]
  const differing = ours.paths.filter((_, at) => own[at] !== other[at])
  const alike = own.length - differing.length
  return [
    `${alike} of ${own.length} searches are answered alike by both`,
    ...differing.map((path) => `  not so ${path}`),
  ].join('\n')
}
