import { setDefaultResultOrder } from 'node:dns'
import { requireNode } from './node-version.ts'

requireNode()
setDefaultResultOrder('ipv4first')
process.env.NODE_ENV ??= 'production'

const { runWorker } = await import('#app/run-worker.ts')

await runWorker(process.env)
