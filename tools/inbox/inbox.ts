import { requireNode } from '../node-version.ts'
import { readActor, runCommand } from '../run-command.ts'
import { help, readArguments } from './arguments.ts'

requireNode()

await runCommand({
  help,
  readArguments,
  run: async (wanted) => {
    const { runInboxCommand } = await import('./run.ts')
    return runInboxCommand(wanted, { env: process.env, actor: readActor() })
  },
})
