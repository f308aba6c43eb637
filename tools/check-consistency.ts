import { readStorage } from '#app/config.ts'
import { openForCommand } from '#app/store.ts'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { requireNode } from './node-version.ts'

requireNode()

const quiet = { info: () => undefined, warn: () => undefined, error: console.error }

const store = await openForCommand(readStorage(process.env), quiet)
const findings = await checkConsistency(store.db.kysely).finally(store.close)
for (const { what, count, ids } of findings) {
  console.log(`${String(count).padStart(8)}  ${what}${count > 0 ? `: ${ids.join(', ')}` : ''}`)
}
process.exitCode = findings.every(({ count }) => count === 0) ? 0 : 1
