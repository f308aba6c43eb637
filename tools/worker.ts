import { setDefaultResultOrder } from 'node:dns'
import { keepCompiledCode, useCompiledCode } from './compiled-code.ts'
import { requireNode } from './node-version.ts'

requireNode()
setDefaultResultOrder('ipv4first')
process.env.NODE_ENV ??= 'production'
useCompiledCode(process.env)

const { runWorker } = await import('#app/run-worker.ts')

await runWorker(process.env)
keepCompiledCode()
