import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildIfStale } from '#tools/build.ts'
import { runServer } from '#app/run.ts'

// On SIGUSR2 all garbage is collected: what memory is left is in use.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
process.on('SIGUSR2', () => collectGarbage())

/** The server as in production, its real pages included; the web part is built when it is stale. */
await runServer(process.env, { started: performance.now(), prepare: buildIfStale })
