import { featureOf } from './districts.ts'
import type { Fault, Source } from './source.ts'

type Edge = { from: string; to: string; path: string; line: number }
type Graph = Map<string, Edge[]>

const graphOf = (edges: Edge[]): Graph => Map.groupBy(edges, (edge) => edge.from)

const edgesOf = ({ path, imports }: Source): Edge[] =>
  imports.map(({ target, line }) => ({ from: path, to: target, path, line }))

const betweenFeatures = (edges: Edge[]): Edge[] =>
  edges
    .map((edge) => ({ ...edge, from: featureOf(edge.from), to: featureOf(edge.to) }))
    .filter(({ from, to }) => from && to && from !== to)

/** The shortest way from `start` back to itself. */
function cycleThrough(graph: Graph, start: string): Edge[] | undefined {
  const ways: Edge[][] = (graph.get(start) ?? []).map((edge) => [edge])
  const seen = new Set<string>()
  for (const way of ways) {
    const end = way.at(-1)?.to ?? ''
    if (end === start) return way
    if (seen.has(end)) continue
    seen.add(end)
    for (const edge of graph.get(end) ?? []) ways.push([...way, edge])
  }
}

function cyclesOf(graph: Graph, kind: string): Fault[] {
  const reported = new Set<string>()
  return [...graph.keys()].sort().flatMap((start): Fault[] => {
    const way = reported.has(start) ? undefined : cycleThrough(graph, start)
    if (!way) return []
    const names = [start, ...way.map((edge) => edge.to)]
    for (const name of names) reported.add(name)
    const [first] = way
    const rule = `${kind} import each other: ${names.join(' → ')}`
    return first ? [{ path: first.path, line: first.line, rule }] : []
  })
}

/** No file imports itself by a detour, and no feature does. */
export function cycleFaults(sources: Source[]): Fault[] {
  const ours = sources.filter((source) => !source.isGenerated)
  const product = ours.filter((source) => !source.isTest)
  return [
    ...cyclesOf(graphOf(ours.flatMap(edgesOf)), 'files'),
    ...cyclesOf(graphOf(betweenFeatures(product.flatMap(edgesOf))), 'features'),
  ]
}
