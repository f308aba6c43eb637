import type { RunningServer } from '../processes.ts'
import { replay } from '../replay.ts'

const seconds = 4

/** More than are kept, so that none is met again while it lasts. */
const different = 5_000

/** Pages a second: of a core that does nothing else, and as they came beside whatever else ran. */
type Rate = { ofCore: number; asCame: number }

/**
 * Pages at eight connections: always the same one, and one never asked for before. A core that is
 * busy makes as many as the processor they cost allows, whoever else it is shared with.
 */
export async function measureCache({ origin, pid }: RunningServer) {
  const headers = { 'accept-encoding': 'br' }
  const rate = async (paths: string[]): Promise<Rate> => {
    const asked = { origin, paths, headers, server: pid, database: pid }
    const { requests, seconds: took, spent } = await replay(asked, seconds)
    return { ofCore: requests / (spent.server / 1000), asCame: requests / took }
  }
  const fresh = Array.from(
    { length: different },
    (_, at) => `/en/properties?purpose=sale&price_max=${1_000_000 + at}`,
  )
  const uncached = await rate(fresh)
  const cached = await rate(['/en/properties?purpose=sale'])
  return { cached, uncached }
}
