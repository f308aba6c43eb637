import type { RunningServer } from '../processes.ts'
import { replay } from '../replay.ts'

const seconds = 4

/** More than are kept, so that none is met again while it lasts. */
const different = 5_000

/** Pages a second at eight connections: always the same one, and one never asked for before. */
export async function measureCache({ origin, pid }: RunningServer) {
  const headers = { 'accept-encoding': 'br' }
  const rate = async (paths: string[]) => {
    const asked = { origin, paths, headers, server: pid, database: pid }
    const { requests, seconds: took } = await replay(asked, seconds)
    return requests / took
  }
  const fresh = Array.from(
    { length: different },
    (_, at) => `/en/properties?purpose=sale&price_max=${1_000_000 + at}`,
  )
  const uncached = await rate(fresh)
  const cached = await rate(['/en/properties?purpose=sale'])
  return { cached, uncached }
}
