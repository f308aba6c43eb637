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
  const { runSearchesCommand } = await import('./run.ts')
  process.exitCode = await runSearchesCommand(wanted, process.env)
}
