import { postedAd } from '#test/ads/posted-ad.ts'
import { asker } from '#test/people.ts'
import { remoteClient } from '../support/remote-client.ts'
import { type Goal, goal } from '../support/goals.ts'
import { faultsOfHeaders, headerChecks } from '../support/header-checks.ts'
import { faultsAmong, ownOrigin, type PagedSite, withPagedSite } from '../support/paged-site.ts'
import type { Answered } from '../support/plain-request.ts'
import {
  answersOfAllKinds,
  evil,
  hostileOrigins,
  methods,
  prefixes,
  redirectTricks,
  unserved,
} from '../support/strangers.ts'
import type { DrillEnvironment } from '../support/environment.ts'

export const title = 'headers, cookies, origins, redirects and what must not be served'

const secrets =
  /"dependencies"|"lockfileVersion"|repositoryformatversion|ref: refs\/|ignore-scripts|buildServer|create table|root:.*:0:0|"mappings"|sourceMappingURL|"messages":/

/** A stranger's site may stand in text, and never in a header or where a click or a form leads. */
function leadsAway({ status, headers, body }: Answered): string[] {
  const leading = new RegExp(`(href|src|action|content)="(https?:)?[\\\\/]{2,}[^"]*${evil}`, 'i')
  const location = String(headers.location ?? '')
  const target = location && new URL(location.replaceAll('\\', '/'), ownOrigin).origin
  const wrong = {
    [`leads to ${location}`]: target !== '' && target !== ownOrigin,
    'names it in a header': JSON.stringify(headers).includes(evil) && target !== ownOrigin,
    'names it in a link': leading.test(body),
    [`answers ${status}`]: status >= 500,
  }
  return Object.entries(wrong).flatMap(([fault, is]) => (is ? [fault] : []))
}

function reflectsOrigin({ headers, status }: Answered): string[] {
  const text = JSON.stringify(headers)
  const wrong = {
    'allows an origin': /access-control-/.test(text),
    'names it': /evil|8443|file:/.test(text),
    'is a fault of ours': status >= 500,
  }
  return Object.entries(wrong).flatMap(([fault, is]) => (is ? [fault] : []))
}

const isServed = ({ status, body }: Answered): string[] => {
  if (secrets.test(body)) return [`is served: ${body.slice(0, 80)}`]
  return status === 200 || status >= 500 ? [`answers ${status}`] : []
}

/** TRACE would hand a cookie to a script; a 405 says what is allowed instead. */
function obeys({ status, headers, body }: Answered): string[] {
  const wrong = {
    [`answers ${status}`]: ![400, 404, 405].includes(status),
    'does not say what is allowed': status === 405 && !headers.allow,
    'echoes what was sent': body.includes('cookie-of-a-stranger'),
  }
  return Object.entries(wrong).flatMap(([fault, is]) => (is ? [fault] : []))
}

async function originGoal(site: PagedSite): Promise<Goal> {
  const all = hostileOrigins.flatMap((origin) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    return [
      { path: '/api/properties', headers },
      { path: '/en', headers },
      { path: '/api/auth/login', method: 'OPTIONS', headers },
      {
        path: '/api/auth/login',
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{}',
      },
    ]
  })
  const faults = await faultsAmong(site, all, reflectsOrigin)
  return goal(`origins reflected, of ${all.length} requests`, faults, { exactly: 0 })
}

/** What only a cookie would authorise, from another site or in a form's own types. */
async function crossSiteGoal(site: PagedSite, cookie: string): Promise<Goal> {
  const json = 'application/json'
  const sends: Record<string, string>[] = [
    { origin: 'https://evil.example', 'content-type': json },
    { origin: 'null', 'content-type': json },
    { 'sec-fetch-site': 'cross-site', 'content-type': json },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ]
  const all = ['/api/auth/refresh', '/api/auth/logout', '/api/anonymous-users/action'].flatMap(
    (path) =>
      sends.map((headers) => ({
        path,
        method: 'POST',
        headers: { cookie, ...headers },
        payload: '{}',
      })),
  )
  const faults = await faultsAmong(site, all, ({ status, headers }) =>
    [401, 403, 415].includes(status) && !headers['set-cookie'] ? [] : [`answers ${status}`],
  )
  return goal(`writes from other sites taken, of ${all.length}`, faults, { exactly: 0 })
}

/** GET changes nothing, whatever it asks to be taken for. */
async function overrideGoal(site: PagedSite): Promise<Goal> {
  const names = ['x-http-method-override', 'x-http-method', 'x-method-override']
  const all = names.map((name) => ({ path: '/api/auth/logout', headers: { [name]: 'POST' } }))
  const faults = await faultsAmong(site, all, ({ status }) => (status === 405 ? [] : [`${status}`]))
  return goal('methods overridden by a header', faults, { exactly: 0 })
}

const attributeFaults = (cookie: string): string[] => {
  const [pair = '', ...rest] = cookie.split(/;\s*/)
  const attributes = rest.join(';').toLowerCase()
  const name = pair.split('=')[0] ?? ''
  const isScripts = ['auth_token', 'user_name'].includes(name)
  const wrong = {
    'is not Secure': !/(^|;)secure/.test(attributes),
    'has no SameSite': !/samesite=(lax|strict)/.test(attributes),
    'names a domain': /domain=/.test(attributes),
    'is for scripts': !isScripts && !/httponly/.test(attributes),
    'is too long': cookie.length > 4_096,
    'begins with __Host- and is not':
      name.startsWith('__Host-') && !/path=\/(;|$)/.test(attributes),
  }
  return Object.entries(wrong).flatMap(([fault, is]) => (is ? [`${name} ${fault}`] : []))
}

type Entered = { cookies: string[]; adId: number }

/** Logs in, posts an ad, and looks at one as a visitor: all cookies there are. */
async function enter(environment: DrillEnvironment, { port, ask }: PagedSite): Promise<Entered> {
  const [person] = await environment.addPeople(1)
  const headers = { 'content-type': 'application/json', origin: ownOrigin }
  const payload = JSON.stringify({ email: person?.email, password: 'mint tea' })
  const login = await ask({ path: '/api/auth/login', method: 'POST', headers, payload })
  const site = remoteClient(port, async () => [])
  const { token } = JSON.parse(login.body).data
  const ad = await asker(site)('POST', '/properties', {
    token,
    body: postedAd(),
    headers: { origin: ownOrigin },
  })
  const adId: number = ad.body.data.property.id
  const action = JSON.stringify({ propertyId: adId, action: 'view' })
  const path = '/api/anonymous-users/action'
  const seen = await ask({ path, method: 'POST', headers, payload: action })
  return { cookies: [login, seen].flatMap((one) => one.headers['set-cookie'] ?? []), adId }
}

function cookieGoals(cookies: readonly string[]): Goal[] {
  const faults = cookies.flatMap(attributeFaults)
  for (const fault of faults) console.log(`  ${fault}`)
  return [
    goal('cookies seen', cookies.length, { atLeast: 4 }),
    goal('cookies without their guards', faults.length, { exactly: 0 }),
  ]
}

async function headerGoals(site: PagedSite, adId: number): Promise<Goal[]> {
  const page = await site.ask(`/en/properties/${adId}`)
  const address = new URL(String(page.headers.location), ownOrigin).pathname
  const all = [...answersOfAllKinds, `/en/properties/${adId}`, address, `/api/properties/${adId}`]
  const faults = await faultsAmong(site, all, faultsOfHeaders)
  const points = headerChecks.length * 10
  return [goal(`answers short of ${points} points, of ${all.length}`, faults, { exactly: 0 })]
}

/** Maps of the scripts that the pages themselves name. */
async function assetPaths({ ask }: PagedSite): Promise<string[]> {
  const { body } = await ask('/en')
  const found = [...body.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path)
  return [...new Set(found)].slice(0, 20)
}

async function exposureGoals(site: PagedSite): Promise<Goal[]> {
  const assets = await assetPaths(site)
  const hidden = prefixes.flatMap((prefix) => unserved.map((path) => prefix + path))
  const all = [...hidden, ...assets.map((path) => `${path}.map`), '/metrics', '/api/docs']
  const faults = await faultsAmong(site, all, isServed)
  const mapped = await faultsAmong(site, assets, ({ body }) =>
    /sourceMappingURL/.test(body) ? ['names its source'] : [],
  )
  return [
    goal('scripts and styles that pages name', assets.length, { atLeast: 1 }),
    goal(`served though it should not, of ${all.length}`, faults, { exactly: 0 }),
    goal('scripts that name their source', mapped, { exactly: 0 }),
  ]
}

async function methodGoal(site: PagedSite): Promise<Goal> {
  const headers = { cookie: 'a=cookie-of-a-stranger' }
  const all = ['/en', '/api/properties', '/api/auth/login'].flatMap((path) =>
    methods.map((method) => ({ path, method, headers })),
  )
  const faults = await faultsAmong(site, all, obeys)
  return goal(`methods that are none answered otherwise, of ${all.length}`, faults, { exactly: 0 })
}

async function perform(environment: DrillEnvironment, site: PagedSite): Promise<Goal[]> {
  const { cookies, adId } = await enter(environment, site)
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const away = await faultsAmong(site, redirectTricks, leadsAway)
  return [
    ...(await headerGoals(site, adId)),
    ...cookieGoals(cookies),
    await originGoal(site),
    await crossSiteGoal(site, cookie),
    await overrideGoal(site),
    goal(`tricks that lead away, of ${redirectTricks.length}`, away, { exactly: 0 }),
    await methodGoal(site),
    ...(await exposureGoals(site)),
  ]
}

export const run = () => withPagedSite(perform)
