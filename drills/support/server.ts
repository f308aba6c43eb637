import { keepCompiledCode, useCompiledCode } from '#tools/compiled-code.ts'
import { followClock } from './clock.ts'

useCompiledCode(process.env)
// Only drills have such a clock, and a bank of our own: no other program of ours reads their variables.
if (process.env.DRILL_CLOCK) followClock(process.env.DRILL_CLOCK)
const { runServer } = await import('#app/run.ts')
const { openSandbox } = await import('#features/payments/gateways/actions/sandbox.ts')

/** The server as in production but without pages, which have no part in what is drilled. */
await runServer(process.env, {
  started: performance.now(),
  prepare: async () => undefined,
  onLoaded: keepCompiledCode,
  ...(process.env.DRILL_PAYMENTS && {
    payments: {
      gatewayOf: ({ db, keys, now }) => openSandbox({ db, secret: keys.sandbox, now }),
      pace: Number(process.env.DRILL_PAYMENTS),
    },
  }),
  loadRenderer: async () => ({ fetch: async () => new Response('', { status: 404 }) }),
})
