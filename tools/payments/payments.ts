import { requireNode } from '../node-version.ts'
import { runCommand } from '../run-command.ts'
import { help, readArguments } from './arguments.ts'

requireNode()

await runCommand({
  help,
  readArguments,
  run: async (wanted) => {
    const { runPaymentsCommand } = await import('./run.ts')
    return runPaymentsCommand(wanted, process.env)
  },
})
