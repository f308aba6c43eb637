type Limit = { limit?: number; least?: number; unit: string }

const rows: string[][] = []

/** Notes a measured figure, beside the limit of docs/benchmarks.md where it has one to keep. */
export function budget(what: string, measured: number, { limit, least, unit }: Limit): void {
  const isMet = measured <= (limit ?? Infinity) && measured >= (least ?? 0)
  const bound = limit === undefined ? (least === undefined ? '' : `≥ ${least}`) : `≤ ${limit}`
  const verdict = bound === '' ? '' : isMet ? 'met' : 'NOT met'
  rows.push([what, `${measured.toFixed(1)} ${unit}`, bound, verdict])
}

export function printBudgets(): void {
  console.log('')
  for (const [what = '', measured = '', bound = '', verdict] of rows) {
    console.log(`${what.padEnd(36)}${measured.padStart(14)}   ${bound.padEnd(8)}${verdict}`)
  }
}
