import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Start-up leaves garbage until then, and a pause of a quarter of a second harms nobody. */
const firstCollectionMs = 10_000
/** How much the heap may grow over what was live before it is collected again. */
const maxGrowthPercent = 40

/**
 * Keeps the memory of a process near what it uses. Until its first full collection V8 knows no size
 * that is live, lets garbage grow to half a gigabyte, and gives nothing back while it is idle; so the
 * first one is asked for once the process has started.
 */
export function boundHeapGrowth(afterMs = firstCollectionMs) {
  setFlagsFromString(`--heap-growing-percent=${maxGrowthPercent}`)
  const collect = () => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
  }
  setTimeout(collect, afterMs).unref()
}
