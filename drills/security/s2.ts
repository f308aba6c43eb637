import { searchProperties } from '#features/search/query/contract/search.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { namesOf } from '#test/fuzz/requests.ts'
import { registration } from '#test/people.ts'
import { type Goal, goal, timed } from '../support/goals.ts'
import {
  dangerousLinks,
  findAlive,
  hasInvisible,
  invisibleTexts,
  scriptTexts,
  slowTexts,
  sqlTexts,
} from '../support/hostile/hostile-texts.ts'
import { longTextGoal } from '../support/hostile/long-texts.ts'
import { follow, ownOrigin, type PagedSite, withPagedSite } from '../support/paged-site.ts'
import type { Answered } from '../support/plain-request.ts'
import type { DrillEnvironment } from '../support/environment.ts'

export const title = 'scripts, links, directions, SQL and slow patterns in every text and filter'

const maxAnswerMs = 1_000

/** Asks as somebody who is logged in, and keeps the longest wait and what was a fault of ours. */
type Visit = {
  get: (path: string) => Promise<Answered>
  send: (method: string, path: string, body: object) => Promise<Answered>
  accountId: number
  slow: string[]
  failed: string[]
}

function note(
  { slow, failed }: Visit,
  what: string,
  { took, answer }: { took: number; answer: Answered },
) {
  if (took > maxAnswerMs) slow.push(`${took.toFixed(0)} ms: ${what}`)
  if (answer.status >= 500) failed.push(`${answer.status}: ${what}`)
  return answer
}

async function openVisit(drill: DrillEnvironment, { ask }: PagedSite): Promise<Visit> {
  const [person] = await drill.addPeople(1)
  const headers = { 'content-type': 'application/json', origin: ownOrigin }
  const payload = JSON.stringify({ email: person?.email, password: 'mint tea' })
  const login = await ask({ path: '/api/auth/login', method: 'POST', headers, payload })
  const own = { ...headers, authorization: `Bearer ${JSON.parse(login.body).data.token}` }
  await drill.db.kysely.updateTable('subscription_packages').set({ slots: 1_000_000 }).execute()
  const visit: Visit = {
    accountId: person?.id ?? 0,
    slow: [],
    failed: [],
    get: async (path) => note(visit, path.slice(0, 200), await timed(() => follow(ask, path))),
    send: async (method, path, body) => {
      const sent = { path: `/api${path}`, method, headers: own, payload: JSON.stringify(body) }
      const what = `${method} ${path} ${sent.payload.slice(0, 200)}`
      return note(visit, what, await timed(() => ask(sent)))
    },
  }
  return visit
}

/** An ad whose every text holds this one. */
const adOf = (text: string) =>
  postedAd({
    name: { en: `Two bedroom home ${text}`, ar: `شقة بغرفتي نوم ${text}` },
    description: {
      en: `A bright apartment with a wide balcony over the yachts. ${text}`,
      ar: `شقة مشرقة بشرفة واسعة تطل على اليخوت، قريبة من الممشى. ${text}`,
    },
    addressDetails: { en: `Marina ${text}`, ar: `المارينا ${text}` },
  })

const profileOf = (text: string) => ({
  name: `Sara ${text}`.slice(0, 60),
  job: text,
  bio: `Homes. ${text}`,
})

const show = (faults: readonly string[]) => {
  for (const fault of faults) console.log(`  ${fault.slice(0, 400)}`)
  return faults.length
}

/** Pages in both languages, lists and a profile. What is JSON shows texts as they are. */
const pagesOf = (adId: number, accountId: number) => [
  `/en/properties/${adId}`,
  `/ar/properties/${adId}`,
  '/en/properties?purpose=sale',
  `/en/agents/${accountId}`,
  `/ar/agents/${accountId}`,
  '/en/agents',
]

async function pageFaults(visit: Visit, adId: number, text: [string, string]) {
  const faults: string[] = []
  for (const path of pagesOf(adId, visit.accountId)) {
    const page = await visit.get(path)
    const isPage = page.status === 200
    faults.push(
      ...(isPage ? findAlive([text], page) : [`${page.status}`]).map(
        (fault) => `${path}: ${fault}`,
      ),
    )
  }
  return faults
}

async function storedGoals(visit: Visit): Promise<Goal[]> {
  const faults: string[] = []
  let kept = 0
  for (const [text, forbidden] of scriptTexts) {
    await visit.send('PUT', '/agents/update', profileOf(text))
    const made = await visit.send('POST', '/properties', adOf(text))
    if (made.status !== 201) continue
    kept += 1
    const { id } = JSON.parse(made.body).data.property
    const read = JSON.parse((await visit.get(`/api/properties/${id}`)).body).data?.property
    if (!JSON.stringify(read ?? '').includes(JSON.stringify(text).slice(1, -1))) {
      faults.push(`GET /api/properties/${id} does not say ${text} as it was sent`)
    }
    faults.push(...(await pageFaults(visit, id, [text, forbidden])))
  }
  return [
    goal('ads with such texts taken', kept, { atLeast: scriptTexts.length - 2 }),
    goal('texts that came alive in a page, or changed', show(faults), { exactly: 0 }),
  ]
}

async function invisibleGoal(visit: Visit): Promise<Goal> {
  const faults: string[] = []
  for (const text of invisibleTexts) {
    const made = await visit.send('POST', '/properties', adOf(text))
    if (made.status === 400 || made.status === 422) continue
    const { id } = JSON.parse(made.body).data.property
    const read = await visit.get(`/api/properties/${id}`)
    if (hasInvisible(JSON.parse(read.body))) faults.push(JSON.stringify(text))
  }
  return goal('directions and controls kept as they came', show(faults), { exactly: 0 })
}

async function linkGoal(visit: Visit): Promise<Goal> {
  const taken: string[] = []
  const tries = dangerousLinks.flatMap((link) => [{ videoUrl: link }, { virtualTour: link }])
  for (const change of tries) {
    const made = await visit.send('POST', '/properties', postedAd(change))
    if (made.status < 300) taken.push(JSON.stringify(change))
  }
  return goal(`dangerous links taken, of ${tries.length}`, show(taken), { exactly: 0 })
}

const filters = namesOf(searchProperties.query)

const otherSearches = [
  '/api/locations/auto-completion?search=',
  '/api/agents/auto-complete?query=',
  '/api/property-properties/amenities-auto-complete?query=',
  '/api/agents?name=',
]

async function reflectedGoal(visit: Visit): Promise<Goal> {
  const faults: string[] = []
  for (const [text] of scriptTexts) {
    const word = encodeURIComponent(text)
    const all = filters.map((name) => `/en/properties?${name}=${word}`)
    const others = [
      `/en/${word}`,
      `/ar/login?next=${word}`,
      `/en/agents?name=${word}`,
      `/en/verify/${word}`,
    ]
    for (const path of [...all, ...others])
      faults.push(
        ...findAlive(scriptTexts, await visit.get(path)).map((text) => `${path}: ${text}`),
      )
  }
  return goal('texts of an address that came alive', show(faults), { exactly: 0 })
}

const totalOf = ({ status, body }: Answered) => {
  const data = JSON.parse(body).data ?? {}
  const [list] = Object.values(data).filter(Array.isArray)
  return `${status} ${data.pagination?.total ?? list?.length ?? ''}`
}

async function sqlFault(visit: Visit, place: string, pair: readonly [string, string]) {
  const [one, other] = pair.map((text) => place + encodeURIComponent(text)) as [string, string]
  const found = [totalOf(await visit.get(one)), totalOf(await visit.get(other))]
  return found[0] === found[1] ? [] : [`${place}${pair.join(' | ')}: ${found.join(' | ')}`]
}

async function sqlGoal(visit: Visit): Promise<Goal> {
  const faults: string[] = []
  const places = [...filters.map((name) => `/api/properties?${name}=`), ...otherSearches]
  for (const place of places) {
    for (const pair of sqlTexts) faults.push(...(await sqlFault(visit, place, pair)))
  }
  return goal('SQL that made a difference', show(faults), { exactly: 0 })
}

/** A wildcard finds what has it in its name, so nothing. */
async function wildcardGoal(visit: Visit): Promise<Goal> {
  const faults: string[] = []
  const places = otherSearches.filter((one) => !one.endsWith('name='))
  const wildcards = ['%%%', '___', '%_%', '\\%\\%'].map(encodeURIComponent)
  for (const path of places.flatMap((place) => wildcards.map((text) => place + text))) {
    const found = totalOf(await visit.get(path))
    if (!/^(200 0|4\d\d )$/.test(found)) faults.push(`${path}: ${found}`)
  }
  return goal('wildcards that found something', show(faults), { exactly: 0 })
}

async function askSlowly(visit: Visit): Promise<void> {
  for (const text of slowTexts) {
    const word = encodeURIComponent(text)
    for (const name of filters) await visit.get(`/api/properties?${name}=${word}`)
    for (const place of otherSearches) await visit.get(place + word)
    await visit.send('POST', '/properties', adOf(text))
    await visit.send('PUT', '/agents/update', profileOf(text))
    for (const field of Object.keys(registration())) {
      await visit.send('POST', '/auth/register', registration({ [field]: text }))
    }
    for (const field of Object.keys(postedAd())) {
      await visit.send('POST', '/properties', postedAd({ [field]: text }))
    }
    await visit.send('POST', '/auth/login', { email: text, password: text })
  }
}

async function perform(environment: DrillEnvironment, site: PagedSite): Promise<Goal[]> {
  const visit = await openVisit(environment, site)
  const goals = [
    ...(await storedGoals(visit)),
    await invisibleGoal(visit),
    await linkGoal(visit),
    await reflectedGoal(visit),
    await sqlGoal(visit),
    await wildcardGoal(visit),
  ]
  await askSlowly(visit)
  return [
    ...goals,
    await longTextGoal(environment, site, { filters, note: (name, one) => note(visit, name, one) }),
    goal('answered 5xx', show(visit.failed), { exactly: 0 }),
    goal(`answers that took over ${maxAnswerMs} ms`, show(visit.slow), { exactly: 0 }),
  ]
}

export const run = () => withPagedSite(perform)
