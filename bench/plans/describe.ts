type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Heap Fetches'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

export type Plan = { Plan: Node; 'Planning Time': number; 'Execution Time': number }

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const isScan = (node: Node) => node['Node Type'].endsWith(' Scan') && 'Relation Name' in node

function nameOf(node: Node): string {
  const index = node['Index Name'] ?? node.Plans?.[0]?.['Index Name']
  return [node['Node Type'], index && `\`${index}\``, !index && `\`${node['Relation Name']}\``]
    .filter(Boolean)
    .join(' ')
}

/** Rows that a scan looked at: those it gave and those its filter removed, of all its loops. */
const scannedRows = (node: Node) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** A plan as cells of a table: scans, rows looked at, pages, milliseconds of planning and work. */
export function describePlan(plan: Plan): string {
  const scans = nodesOf(plan.Plan).filter(isScan)
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = plan.Plan
  const rows = scans.reduce((sum, node) => sum + scannedRows(node), 0)
  return [
    [...new Set(scans.map(nameOf))].join(', '),
    Math.round(rows).toLocaleString('en'),
    (hit + read).toLocaleString('en'),
    plan['Planning Time'].toFixed(2),
    plan['Execution Time'].toFixed(2),
  ].join(' | ')
}
