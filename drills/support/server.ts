import { keepCompiledCode, useCompiledCode } from '#tools/compiled-code.ts'

useCompiledCode(process.env)
const { runServer } = await import('#app/run.ts')

/** The server as in production but without pages, which have no part in what is drilled. */
await runServer(process.env, {
  started: performance.now(),
  prepare: async () => undefined,
  loadRenderer: async () => ({ fetch: async () => new Response('', { status: 404 }) }),
})
keepCompiledCode()
