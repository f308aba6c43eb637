import { minuteMs } from '#i18n/time-units.ts'
import { followAlerts } from '#features/visitors/alerts/actions/following.ts'
import { postedAd } from '../ads/posted-ad.ts'
import { poster } from '../ads/poster.ts'
import { asker, mailsTo } from '../people.ts'
import type { openSite } from '../site.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type Answer = Awaited<ReturnType<ReturnType<typeof asker>>>

export type Cookies = Record<string, string>
/** A visitor's browser, or an account. */
export type Who = { cookies?: Cookies; token?: string; headers?: object }

export type Listed = {
  id: string
  name: string
  filters: Record<string, string>
  url: string
  frequency: string
  newCount: number
  savedAt: string
}

export const visitorIn = (cookies: Answer['cookies']): Cookies => {
  const found = Object.values(cookies).find(({ name }) => name.endsWith('visitor'))
  return found ? { [found.name]: found.value } : {}
}

export const after = (ms: number, from = new Date()) => new Date(from.getTime() + ms)

type Ask = ReturnType<typeof asker>

/** What visitors and accounts do with saved searches. */
function savingOn(ask: Ask) {
  const save = (body: object, who: Who = {}) => ask('POST', '/searches', { body, ...who })

  /** A visitor's browser that has saved these searches. */
  async function visitorWith(...bodies: object[]) {
    let cookies: Cookies = {}
    const saved: Listed[] = []
    for (const body of bodies) {
      const answer = await save(body, { cookies })
      if (answer.status !== 201) throw new Error(`not saved: ${JSON.stringify(answer.body)}`)
      cookies = { ...cookies, ...visitorIn(answer.cookies) }
      saved.push(answer.body.data.search)
    }
    return { cookies, saved }
  }

  async function list(who: Who, query = '') {
    const { status, body } = await ask('GET', `/searches${query}`, who)
    if (status !== 200) throw new Error(`not listed: ${status}`)
    return body.data as { searches: Listed[]; newTotal: number; alerts: object; places: object[] }
  }

  const newCounts = async (who: Who) => (await list(who)).searches.map(({ newCount }) => newCount)

  return { save, visitorWith, list, newCounts }
}

/** Ads that appear and change. */
function publishingOn(site: Site) {
  const ads = poster(site)

  /** An ad in Dubai Marina that is public at once; its owner and its number. */
  async function publish(changes: object = {}) {
    const owner = await ads.person('landlord')
    const { body } = await ads.post(owner, postedAd(changes))
    return { owner, id: body.data.property.id as number }
  }

  const show = ({ owner, id }: Awaited<ReturnType<typeof publish>>, visibility: string) =>
    ads.ask('POST', `/properties/set-visibility/${id}`, {
      token: owner.token,
      body: { visibility },
    })

  return { person: ads.person, put: ads.put, publish, show }
}

/** What the worker does every few seconds. */
function followingOn({ db, providers }: Site) {
  const follow = (now = new Date()) =>
    followAlerts(db.kysely, { ...providers, origin: 'https://dara.example', now: () => now })

  /** Matches, and a minute later writes what is due at once. */
  async function followSoon() {
    await follow()
    await follow(after(minuteMs))
  }
  return { follow, followSoon }
}

/** What somebody does with saved searches on a site of the tests, and what the worker does then. */
export function searchesOn(site: Site, address?: string) {
  const ask = asker(site, address)
  const saving = savingOn(ask)

  const confirmLink = async (email: string) => {
    const [mail] = await mailsTo(site, email)
    return /my-searches\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  /** A visitor whose address is confirmed. */
  async function confirmedVisitor(email: string, ...bodies: object[]) {
    const visitor = await saving.visitorWith(...bodies.map((body) => ({ ...body, email })))
    const token = await confirmLink(email)
    const { status } = await ask('POST', '/searches/confirm-alerts', { body: { token } })
    if (status !== 200) throw new Error(`not confirmed: ${status}`)
    return visitor
  }

  /** The alerts to an address, the newest first, without the letter that asked to confirm it. */
  const alertsTo = async (email: string) =>
    (await mailsTo(site, email)).filter(({ text }) => text.includes('/my-searches/stop/'))

  const mails = { confirmLink, confirmedVisitor, alertsTo }
  return { ask, ...saving, ...publishingOn(site), ...followingOn(site), ...mails }
}

export const faultOf = ({ status, body }: Answer): [number, string?, string?] => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.path,
]
