import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#platform/handle.ts'
import { followHosts, loadLinkHosts } from './queries.ts'

/**
 * Brings the filter for ads with a video in line with the site setting `linkHosts`, when it has
 * changed or is not known to be unchanged. An ad whose only video is not shown has none.
 */
export function linkHostsFollower(db: Db) {
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

/** Several changes are often made one after the other, and a start has more urgent work. */
const delayMs = 20_000

/** Follows the setting some time after each notice of a change, and some time after a start. */
export function followLater(db: Db, log: Pick<FastifyBaseLogger, 'error'>) {
  const follow = linkHostsFollower(db)
  const notFollowed = (err: unknown) => log.error({ err }, 'link hosts not followed')
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const notice = () => {
    stop()
    timer = setTimeout(() => void follow().catch(notFollowed), delayMs).unref()
  }
  return { notice, stop }
}
