import { buildIfStale } from '#tools/build.ts'
import { runServer } from '#app/run.ts'

/** The server as in production, its real pages included; the web part is built when it is stale. */
await runServer(process.env, { started: performance.now(), prepare: buildIfStale })
