import { setTimeout as sleep } from 'node:timers/promises'
import { uploader } from '../files/uploads.ts'
import { postedAd } from './posted-ad.ts'
import type { openSite } from '../site.ts'
import { type Person, teamsOf } from '../team.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type Caller = Pick<Person, 'token'>
type FeedOptions = { query?: string }

/** Ads as NDJSON under our own field names. */
export const rowsOf = (ads: readonly object[]) =>
  `${ads.map((ad) => JSON.stringify(ad)).join('\n')}\n`

/** An ad that has everything, as a row of a feed says it. */
export const feedAd = (changes: object = {}) => {
  const { adTypeId: _, propertyTypeId: _type, locationId: _place, ...ad } = postedAd()
  const named = {
    adType: 'residential',
    propertyType: 'apartment',
    location: 'Dubai > Dubai Marina',
  }
  return { ...ad, ...named, ...changes }
}

const over = ['waiting', 'done', 'failed', 'cancelled']

/** Advertisers of one site and their feeds. */
export const feedsOf = (site: Site) => {
  const { ask, person } = teamsOf(site)
  const send = uploader(site)

  const upload = async (
    { token }: Caller,
    content: string | Buffer,
    { query = '' }: FeedOptions = {},
  ) => {
    const file = { name: 'feed', bytes: Buffer.from(content), type: 'application/octet-stream' }
    const { body } = await send(`/feeds/upload${query}`, [file], { token, field: 'file' })
    return body.data.feed
  }
  const check = async ({ token }: Caller, id: string) =>
    (await ask('POST', `/feeds/${id}/check`, { token })).body.data.run

  const run = async ({ token }: Caller, id: string, body: object = {}) =>
    (await ask('POST', `/feeds/${id}/run`, { token, body })).body.data.run

  /** A run as it is when nothing happens any more. */
  const finished = async ({ token }: Caller, { id }: { id: string }) => {
    for (;;) {
      const found = (await ask('GET', `/feeds/runs/${id}`, { token })).body.data.run
      if (over.includes(found.state)) return found
      await sleep(50)
    }
  }
  const rows = async ({ token, headers = {} }: Caller & { headers?: object }, path: string) =>
    (await ask('GET', `/feeds/runs/${path}`, { token, headers })).body.data.rows

  const take = async (caller: Caller, content: string | Buffer, options: FeedOptions = {}) => {
    const feed = await upload(caller, content, options)
    return finished(caller, await run(caller, feed.id))
  }
  return { ask, person, upload, check, run, over: finished, rows, take }
}
