import { userInfo } from 'node:os'

/** `readArguments` answers `help` to a question for it, or what is wrong with the arguments. */
type Command<Wanted extends object> = {
  help: string
  readArguments: (args: string[]) => Wanted | { problem: string } | 'help'
  /** Answers the exit code. */
  run: (wanted: Wanted) => Promise<number>
}

/** Runs a command of the operators with the arguments of this process; wrong ones exit with 2. */
export async function runCommand<Wanted extends object>(command: Command<Wanted>): Promise<void> {
  const { help, readArguments, run } = command
  const wanted = readArguments(process.argv.slice(2))
  if (wanted === 'help') {
    process.stdout.write(`${help}\n`)
  } else if ('problem' in wanted) {
    process.stderr.write(`${wanted.problem}\n\n${help}\n`)
    process.exitCode = 2
  } else {
    process.exitCode = await run(wanted)
  }
}

/** Who runs the command, as the history of what was changed names them. */
export const readActor = () => process.env.SUDO_USER ?? userInfo().username
