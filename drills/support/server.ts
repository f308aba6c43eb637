import { keepCompiledCode, useCompiledCode } from '#tools/compiled-code.ts'
import { followClock } from './clock.ts'

useCompiledCode(process.env)
// Only a drill has such a clock: no other program of ours reads this variable.
if (process.env.DRILL_CLOCK) followClock(process.env.DRILL_CLOCK)
const { runServer } = await import('#app/run.ts')

/** The server as in production but without pages, which have no part in what is drilled. */
await runServer(process.env, {
  started: performance.now(),
  prepare: async () => undefined,
  onLoaded: keepCompiledCode,
  loadRenderer: async () => ({ fetch: async () => new Response('', { status: 404 }) }),
})
