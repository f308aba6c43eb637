import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildIfStale } from '#tools/build.ts'
import { runServer } from '#app/run.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

// On SIGUSR2 all garbage is collected, and what memory is in use then is written to a file.
process.on('SIGUSR2', () => {
  collectGarbage()
  const { MEMORY_FILE } = process.env
  if (MEMORY_FILE) writeFileSync(MEMORY_FILE, JSON.stringify(process.memoryUsage()))
})

/** The server as in production, its real pages included; the web part is built when it is stale. */
await runServer(process.env, { started: performance.now(), prepare: buildIfStale })
