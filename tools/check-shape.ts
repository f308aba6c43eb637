import { accountLimitFaults } from './shape/account-limits.ts'
import { cycleFaults } from './shape/cycles.ts'
import { directionFaults } from './shape/direction.ts'
import { districtFaults } from './shape/districts.ts'
import { importFaults } from './shape/imports.ts'
import { languageFaults } from './shape/languages.ts'
import { messageCodeFaults } from './shape/message-codes.ts'
import { nameFaults } from './shape/names.ts'
import { phraseKeyFaults } from './shape/phrase-keys.ts'
import { sizeFaults } from './shape/sizes.ts'
import { type Fault, readTree, type Source } from './shape/source.ts'
import { sqlFaults } from './shape/sql.ts'
import { testLimitFaults } from './shape/test-limits.ts'
import { unitFaults } from './shape/units.ts'

const rules = [
  importFaults,
  districtFaults,
  cycleFaults,
  nameFaults,
  sizeFaults,
  sqlFaults,
  directionFaults,
  phraseKeyFaults,
  accountLimitFaults,
  unitFaults,
  languageFaults,
  messageCodeFaults,
  testLimitFaults,
]

/** A check that read nothing must not pass: there are always this many files. */
const minFiles = 20

function vacuityFaults(sources: Source[]): Fault[] {
  const imports = sources.reduce((sum, source) => sum + source.imports.length, 0)
  if (sources.length >= minFiles && imports > 0) return []
  const rule = `only ${sources.length} files and ${imports} imports were read: the check is blind`
  return [{ path: '.', line: 0, rule }]
}

/** What breaks the house's shape: imports, districts, cycles, names, sizes, SQL, direction, phrases, limits, units,
 * languages, codes of messages, time limits of tests. */
export function shapeFaults(sources: Source[]): Fault[] {
  return [...vacuityFaults(sources), ...rules.flatMap((rule) => rule(sources))]
}

export const faultLine = ({ path, line, rule }: Fault) =>
  `${path}${line ? `:${line}` : ''}: ${rule}`

export function checkShape(root: string): string[] {
  return shapeFaults(readTree(root)).map(faultLine)
}
