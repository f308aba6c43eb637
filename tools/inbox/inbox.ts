import { userInfo } from 'node:os'
import { requireNode } from '../node-version.ts'
import { help, readArguments } from './arguments.ts'

requireNode()

const wanted = readArguments(process.argv.slice(2))
if (wanted === 'help') {
  process.stdout.write(`${help}\n`)
} else if ('problem' in wanted) {
  process.stderr.write(`${wanted.problem}\n\n${help}\n`)
  process.exitCode = 2
} else {
  const { runInboxCommand } = await import('./run.ts')
  const actor = process.env.SUDO_USER ?? userInfo().username
  process.exitCode = await runInboxCommand(wanted, { env: process.env, actor })
}
