import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After start-up, where a pause of a quarter of a second delays no requests. */
const firstCollectionMs = 10_000
const maxGrowthPercent = 40

/** V8 lets garbage grow to half a gigabyte before its first full collection. */
export function boundHeapGrowth(afterMs = firstCollectionMs) {
  setFlagsFromString(`--heap-growing-percent=${maxGrowthPercent}`)
  const collect = () => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
  }
  setTimeout(collect, afterMs).unref()
}
