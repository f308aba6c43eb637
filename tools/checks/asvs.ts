import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** OWASP ASVS 5.0.0: what applies to a site like this one, all of level 2 and some of level 3. */
const applicable = `
  1.1.1-1.1.2 1.2.1-1.2.5 1.2.9-1.2.10 1.3.1-1.3.7 1.3.10-1.3.12 1.4.2 1.5.1-1.5.3
  2.1.1-2.1.3 2.2.1-2.2.3 2.3.1-2.3.4 2.4.1-2.4.2
  3.1.1 3.2.1-3.2.3 3.3.1-3.3.5 3.4.1-3.4.8 3.5.1-3.5.8 3.6.1 3.7.1-3.7.3
  4.1.1-4.1.5 4.2.1-4.2.2 4.2.5
  5.1.1 5.2.1-5.2.4 5.2.6 5.3.1-5.3.2 5.4.1-5.4.3
  6.1.1-6.1.3 6.2.1-6.2.12 6.3.1-6.3.5 6.3.7-6.3.8 6.4.1-6.4.3 6.4.6 6.5.1-6.5.5 6.6.2-6.6.3
  7.1.1-7.1.2 7.2.1-7.2.4 7.3.1-7.3.2 7.4.1-7.4.5 7.5.1-7.5.2 7.6.2
  8.1.1-8.1.2 8.2.1-8.2.3 8.3.1-8.3.2 8.4.1-8.4.2
  9.1.1-9.1.3 9.2.1-9.2.4 10.4.5 10.4.8-10.4.9
  11.1.1-11.1.2 11.2.1-11.2.4 11.3.1-11.3.4 11.4.1-11.4.2 11.5.1
  12.1.1-12.1.3 12.2.1-12.2.2 12.3.1-12.3.4
  13.1.1-13.1.3 13.2.2-13.2.5 13.3.1-13.3.2 13.4.1-13.4.7
  14.1.1-14.1.2 14.2.1-14.2.8 14.3.1-14.3.3
  15.1.1-15.1.3 15.2.1-15.2.5 15.3.1-15.3.7 15.4.1-15.4.4
  16.1.1 16.2.1-16.2.5 16.3.1-16.3.4 16.4.1-16.4.3 16.5.1-16.5.4`

const verdicts = ['holds', 'does not apply', 'deviation']

/** `1.2.1-1.2.3` stands for three requirements. */
function expand(range: string): string[] {
  const [first = '', last = first] = range.split('-')
  const section = first.slice(0, first.lastIndexOf('.') + 1)
  const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('.') + 1))
  const length = last.startsWith(section) ? numberOf(last) - numberOf(first) + 1 : 0
  return Array.from({ length: Math.max(length, 0) }, (_, at) => section + (numberOf(first) + at))
}

const required: readonly string[] = applicable.trim().split(/\s+/).flatMap(expand)

type Row = { ids: string[]; name: string; verdict: string; reason: string }

/** Rows of tables that begin with the number of a requirement. */
function rowsIn(text: string): Row[] {
  const rows = text.matchAll(/^\| (\d+\.\d+\.[\d., -]*?) \| ([^|]*) \| (.*) \|$/gm)
  return [...rows].map(([, name = '', verdict = '', reason = '']) => ({
    ids: name.split(/,\s*/).flatMap(expand),
    name,
    verdict: verdict.trim(),
    reason: reason.trim(),
  }))
}

/** `path` and `path` › “title of a test”. */
function citationFaults(root: string, reason: string): string[] {
  const cited = reason.matchAll(/`([\w./{}$-]+\/[\w./{}$-]+)`(?: › “([^”]+)”)?/g)
  return [...cited].flatMap(([, path = '', title]) => {
    if (path.startsWith('/')) return []
    const file = join(root, path)
    if (!existsSync(file)) return [`${path} does not exist`]
    if (!title || readFileSync(file, 'utf8').includes(title)) return []
    return [`${path} has no “${title}”`]
  })
}

function rowFaults(root: string, { name, verdict, reason }: Row): string[] {
  const isCited = /`[\w./-]+\/[\w./-]+`|\]\(/.test(reason)
  const faults = [
    ...(verdicts.includes(verdict) ? [] : [`“${verdict}” is not one of ${verdicts.join(', ')}`]),
    ...(verdict === 'holds' && !isCited ? ['names no file, test or document'] : []),
    ...(reason.length < 10 ? ['gives no reason'] : []),
    ...citationFaults(root, reason),
  ]
  return faults.map((fault) => `${name}: ${fault}`)
}

/** Every requirement is judged once, and what is cited is there. */
export function asvsFaults(root: string, text: string): string[] {
  const rows = rowsIn(text)
  const judged = Map.groupBy(
    rows.flatMap(({ ids }) => ids),
    (id) => id,
  )
  const missing = required.filter((id) => !judged.has(id)).map((id) => `${id} is not judged`)
  const twice = [...judged].filter(([, ids]) => ids.length > 1)
  const unknown = [...judged.keys()].filter((id) => !required.includes(id))
  return [
    ...missing,
    ...twice.map(([id, ids]) => `${id} is judged ${ids.length} times`),
    ...unknown.map((id) => `${id} is not among the requirements that apply`),
    ...rows.flatMap((row) => rowFaults(root, row)),
  ]
}
