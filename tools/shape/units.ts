import { type Fault, type Node, type Source, walk } from './source.ts'

const homes = ['src/i18n/time-units.ts', 'src/i18n/area-factors.ts']

const timeRule = 'a length of time written out: i18n/time-units.ts has minuteMs, hourMs and dayMs'
const areaRule = 'a factor of areas written out: i18n/area-factors.ts has squareFoot'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** A bare 60,000 may be any limit; the other two are nothing but an hour and a day. */
const isLongTime = (value: number | undefined) => value === hour || value === day
const isTime = (value: number | undefined) => value === minute || isLongTime(value)

/** Square metres of a square foot and the reverse, however many digits are written. */
const isAreaFactor = (value: number) =>
  Math.abs(value - 0.0929) < 0.00005 || Math.abs(value - 10.7639) < 0.005

/** The product of the numbers among the factors; undefined where none is a number. */
function numberIn(node: Node | null | undefined): number | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined
  if (node?.type !== 'BinaryExpression' || node.operator !== '*') return undefined
  const [left, right] = [numberIn(node.left as Node), numberIn(node.right as Node)]
  return left === undefined ? right : left * (right ?? 1)
}

function writesTime(node: Node): boolean {
  if (node.type === 'Literal') return isLongTime(numberIn(node))
  if (node.type === 'BinaryExpression') {
    const factors = [node.left, node.right] as Node[]
    const parts = node.operator === '*' ? [node, ...factors] : node.operator === '/' ? factors : []
    return parts.some((part) => isTime(numberIn(part)))
  }
  if (node.type !== 'VariableDeclarator') return false
  const { name = '' } = node.id as { name?: string }
  return name.startsWith('minute') && isTime(numberIn(node.init as Node | null))
}

function writesArea(node: Node): boolean {
  if (node.type === 'TemplateElement') {
    return (node.value as { raw: string }).raw.includes('0.0929')
  }
  if (node.type !== 'Literal') return false
  const { value } = node
  return typeof value === 'number'
    ? isAreaFactor(value)
    : typeof value === 'string' && value.includes('0.0929')
}

/** Units of time and area have one place, so that nobody reads the same number twice. */
export function unitFaults(sources: Source[]): Fault[] {
  return sources.flatMap(({ path, program, isTest, lineAt }) => {
    if (isTest || !program || !path.startsWith('src/') || homes.includes(path)) return []
    const faults = new Map<string, Fault>()
    const add = (node: Node, rule: string) => {
      const line = lineAt(node.start)
      faults.set(`${line} ${rule}`, { path, line, rule })
    }
    walk(program, (node) => {
      if (writesTime(node)) add(node, timeRule)
      if (writesArea(node)) add(node, areaRule)
    })
    return [...faults.values()]
  })
}
