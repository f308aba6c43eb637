import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#platform/handle.ts'
import { followHosts, loadLinkHosts } from './queries.ts'

/** Updates the search filter for ads with a video when the setting `linkHosts` has changed. */
export function createLinkHostsFollower(db: Db) {
  let followed: string | undefined
  return async (): Promise<number> => {
    const hosts = await loadLinkHosts(db)
    const list = JSON.stringify(hosts)
    if (list === followed) return 0
    const changed = await followHosts(db, hosts)
    followed = list
    return changed
  }
}

/** Several changes often follow each other, and at a start other work is more urgent. */
const delayMs = 20_000

export function followLater(db: Db, log: Pick<FastifyBaseLogger, 'error'>) {
  const follow = createLinkHostsFollower(db)
  const notFollowed = (err: unknown) => log.error({ err }, 'link hosts not followed')
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const notice = () => {
    stop()
    timer = setTimeout(() => void follow().catch(notFollowed), delayMs).unref()
  }
  return { notice, stop }
}
