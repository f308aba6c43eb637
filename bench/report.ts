import type { Measured } from './measure.ts'
import { costOf, percentile, type Replayed } from './replay.ts'

const columns = [
  '',
  'req/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU ms',
  'of it DB',
  'alone p50',
  'p95',
  'kB',
]

function figuresOf(replayed: Replayed, alone: number[]) {
  const { requests, waits, spent, bytes } = replayed
  return [
    rateOf(replayed).toFixed(0),
    ...[0.5, 0.95, 0.99].map((part) => percentile(waits, part).toFixed(1)),
    costOf(replayed).toFixed(2),
    (spent.database / requests).toFixed(2),
    ...[0.5, 0.95].map((part) => percentile(alone, part).toFixed(2)),
    (bytes / requests / 1000).toFixed(1),
  ]
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'NOT met')

const rateOf = ({ requests, seconds }: Replayed) => requests / seconds

function verdictsOf({ kind, limits, ours, bare, oursAlone }: Measured): string[] {
  const ratio = rateOf(ours) / rateOf(bare)
  const cheaper = costOf(bare) / costOf(ours)
  const cpu = percentile(oursAlone, 0.95)
  const { cpuP95, waitP95, beatsBare } = limits
  return [
    beatsBare &&
      `${kind}: ${ratio.toFixed(2)} × the bare server's requests (> 1): ${verdict(ratio > 1)}, each for ${cheaper.toFixed(2)} times less processor`,
    cpuP95 &&
      `${kind}: p95 ${cpu.toFixed(2)} ms of processor (≤ ${cpuP95}): ${verdict(cpu <= cpuP95)}`,
    waitP95 && `${kind}: p95 ${cpu.toFixed(2)} ms alone (≤ ${waitP95}): ${verdict(cpu <= waitP95)}`,
  ].filter((line) => typeof line === 'string')
}

const line = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(10))).join('')

/** A table of both servers, then each limit beside what was measured. */
export function printReport(measured: readonly Measured[]): void {
  console.log(`\n${line(columns)}`)
  for (const { kind, ours, bare, oursAlone, bareAlone } of measured) {
    console.log(line([kind, ...figuresOf(ours, oursAlone)]))
    console.log(line(['  bare server', ...figuresOf(bare, bareAlone)]))
  }
  console.log('')
  for (const each of measured) for (const text of verdictsOf(each)) console.log(text)
  console.log('\n"alone": processor of a question asked by itself, for the first time')
}
