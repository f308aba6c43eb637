import { setDefaultResultOrder } from 'node:dns'
import { keepCompiledCode, useCompiledCode } from './compiled-code.ts'
import { requireNode } from './node-version.ts'

requireNode()
setDefaultResultOrder('ipv4first')
// React is outside the built pages and would load its development half otherwise.
process.env.NODE_ENV ??= 'production'
useCompiledCode(process.env)

const { buildIfStale } = await import('./build.ts')
const { runServer } = await import('#app/run.ts')

const started = performance.now()
await runServer(process.env, { prepare: buildIfStale, started, onLoaded: keepCompiledCode })
