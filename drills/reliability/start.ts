import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Goal, goal, median, timed } from '../support/goals.ts'
import { startProgram } from '../support/programs.ts'
import { type DrillEnvironment, openEnvironment } from '../support/environment.ts'

export const title = 'a server that is killed is ready again, although every core is busy'

/** KILLS=3 rehearses it in small. */
const kills = Number(process.env.KILLS ?? 10)
const program = 'tools/start.ts'

/** As many processes that never rest as there are cores. */
const startBurners = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'while (true);'], { stdio: 'ignore' }),
  )

async function stopBurners(burners: readonly ChildProcess[]) {
  for (const burner of burners) {
    const ended = once(burner, 'exit')
    burner.kill('SIGKILL')
    await ended
  }
}

/** As `npm start` does. */
const environmentOf = ({ env }: DrillEnvironment) => ({
  ...env,
  NODE_COMPILE_CACHE: join(env.DATA_DIR, 'compiled'),
})

/** Milliseconds from each start to the moment at which the server listens. */
async function killAgainAndAgain(environment: DrillEnvironment): Promise<number[]> {
  const env = environmentOf(environment)
  const times: number[] = []
  for (let done = 0; done < kills; done += 1) {
    const { took, answer } = await timed(() => startProgram(program, env))
    times.push(took)
    await answer.kill()
  }
  return times
}

async function perform(environment: DrillEnvironment): Promise<Goal[]> {
  // The first start builds pages, migrates, seeds and keeps compiled code; it ends by itself.
  const first = await startProgram(program, environmentOf(environment))
  await first.stop()
  const quiet = await killAgainAndAgain(environment)
  const burners = startBurners()
  const busy = await killAgainAndAgain(environment).finally(() => stopBurners(burners))
  return [
    goal('ready after kill -9, median, nothing else running', median(quiet), {
      atMost: 3_000,
      unit: 'ms',
    }),
    goal(`ready after kill -9, ${burners.length} cores busy, median`, median(busy), {
      atMost: 3_000,
      unit: 'ms',
    }),
    goal(
      `ready after kill -9, ${burners.length} cores busy, longest of ${kills}`,
      Math.max(...busy),
      {
        atMost: 3_000,
        unit: 'ms',
      },
    ),
  ]
}

export async function run(): Promise<Goal[]> {
  const environment = await openEnvironment()
  return perform(environment).finally(environment.close)
}
