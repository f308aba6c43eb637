import { requireNode } from '../node-version.ts'
import { runCommand } from '../run-command.ts'
import { help, readArguments } from './arguments.ts'

requireNode()

await runCommand({
  help,
  readArguments,
  run: async (wanted) => {
    const { runSearchesCommand } = await import('./run.ts')
    return runSearchesCommand(wanted, process.env)
  },
})
