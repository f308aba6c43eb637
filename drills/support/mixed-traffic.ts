import { languages } from '#i18n/language.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { jpeg, type Sent, uploader } from '#test/files/uploads.ts'
import { asker } from '#test/people.ts'
import type { remoteClient } from './remote-client.ts'
import { timed } from './goals.ts'
import { newAddress } from './environment.ts'

type Site = ReturnType<typeof remoteClient>
type Member = { email: string; token: string }
type Ad = { id: number; owner: Member; version: number; isHidden: boolean }

export type TimedAnswer = { status: number; tookMs: number; at: number; kind: string }

/** How many of each hundred requests do what; the rest are searches and pages of ads. */
const shares: [kind: Kind, share: number][] = [
  ['page', 12],
  ['view', 10],
  ['complete', 10],
  ['ad', 14],
  ['settings', 6],
  ['interact', 8],
  ['create', 2],
  ['edit', 2],
  ['hide', 2],
  ['own', 3],
  ['login', 1],
]

type Kind =
  | 'page'
  | 'view'
  | 'complete'
  | 'ad'
  | 'settings'
  | 'interact'
  | 'create'
  | 'edit'
  | 'hide'
  | 'own'
  | 'login'
  | 'search'
  | 'upload'

/** An upload is worth some fifty searches. */
const turnsPerUpload = 400

/** Evenly mixed, so that every second sees the same: 37 shares no factor with 100. */
function kindAt(turn: number): Kind {
  if (turn % turnsPerUpload === 7) return 'upload'
  let place = (turn * 37) % 100
  for (const [kind, share] of shares) {
    if (place < share) return kind
    place -= share
  }
  return 'search'
}

const words = ['marina', 'دبي', 'yas', 'downtwon', 'الشارقة', 'palm', 'business']

const searches = [
  'purpose=sale&rooms=2',
  'purpose=rent&sort=price_asc',
  'locations=215&purpose=sale',
  'keyword=balcony&purpose=sale',
  'purpose=sale&minPrice=500000&maxPrice=2000000&page=2',
]

type People = { emails: readonly string[]; password: string }

const askForLogin = (site: Site, email: string, password: string) =>
  asker(site, newAddress())('POST', '/auth/login', { body: { email, password } })

async function logIn(site: Site, email: string, password: string): Promise<Member> {
  const answer = await askForLogin(site, email, password)
  return { email, token: answer.body.data.token }
}

type Scene = { site: Site; members: Member[]; ads: Ad[]; photo: Sent; password: string }
type Step = (scene: Scene, turn: number) => Promise<number>

const one = <T>(list: readonly T[], turn: number) => list[turn % list.length]!

const askerOf = ({ site }: Scene) => asker(site, newAddress())

const get = async (scene: Scene, path: string) => (await askerOf(scene)('GET', path)).status

async function getPage({ site }: Scene, path: string): Promise<number> {
  const headers = { host: 'localhost', 'accept-encoding': 'br' }
  const remoteAddress = newAddress()
  const asked = { url: path, headers, remoteAddress }
  const { statusCode, headers: said } = await site.app.inject(asked)
  if (statusCode !== 301) return statusCode
  // The address of an ad has its name in it.
  const { pathname } = new URL(String(said.location), 'http://localhost')
  return (await site.app.inject({ url: pathname, headers, remoteAddress })).statusCode
}

const create: Step = async (scene, turn) => {
  const owner = one(scene.members, turn)
  const body = postedAd({ referenceId: null })
  const answer = await askerOf(scene)('POST', '/properties', { token: owner.token, body })
  const id = answer.body.data?.property.id
  if (id) scene.ads.push({ id, owner, version: 0, isHidden: false })
  return answer.status
}

const edit: Step = async (scene, turn) => {
  const ad = one(scene.ads, turn)
  ad.version += 1
  const { token } = ad.owner
  const body = postedAd({ totalPrice: 1_500_000 + ad.version * 1_000 })
  return (await askerOf(scene)('PUT', `/properties/my-properties/${ad.id}`, { token, body })).status
}

const hide: Step = async (scene, turn) => {
  const ad = one(scene.ads, turn)
  ad.isHidden = !ad.isHidden
  const { token } = ad.owner
  const body = { visibility: ad.isHidden ? 'hidden' : 'visible' }
  const path = `/properties/set-visibility/${ad.id}`
  return (await askerOf(scene)('POST', path, { token, body })).status
}

/** Each logs in anew long before the fifteen minutes of a token are over. */
const login: Step = async ({ site, members, password }, turn) => {
  const member = one(members, Math.floor(turn / 100))
  const answer = await askForLogin(site, member.email, password)
  member.token = answer.body.data?.token ?? member.token
  return answer.status
}

const upload: Step = async ({ site, members, photo }, turn) => {
  const { token } = one(members, Math.floor(turn / turnsPerUpload))
  return (await uploader(site)('/files/upload/single', [photo], { token })).status
}

const interact: Step = async (scene, turn) => {
  const action = one(['view', 'call', 'whatsapp', 'favorite'], turn)
  const body = { propertyId: one(scene.ads, turn).id, action }
  return (await askerOf(scene)('POST', '/anonymous-users/action', { body })).status
}

const readOwn: Step = async (scene, turn) => {
  const { token } = one(scene.members, turn)
  return (await askerOf(scene)('GET', '/properties/my-properties', { token })).status
}

const language = (turn: number) => one(languages, turn)

const steps: Record<Kind, Step> = {
  page: (scene, turn) => getPage(scene, `/${language(turn)}/properties?${one(searches, turn)}`),
  view: (scene, turn) => getPage(scene, `/${language(turn)}/properties/${one(scene.ads, turn).id}`),
  complete: (scene, turn) =>
    get(scene, `/locations/auto-completion?search=${encodeURIComponent(one(words, turn))}`),
  ad: (scene, turn) => get(scene, `/properties/${one(scene.ads, turn).id}`),
  settings: (scene) => get(scene, '/settings'),
  search: (scene, turn) => get(scene, `/properties?${one(searches, turn)}`),
  interact,
  create,
  edit,
  hide,
  own: readOwn,
  login,
  upload,
}

/** Ads there are before the first request is counted. */
const firstAds = 40

/** What visitors and advertisers do, one request a turn; status 0 where there was no answer. */
export async function openTraffic(site: Site, { emails, password }: People) {
  const members: Member[] = []
  for (const email of emails) members.push(await logIn(site, email, password))
  const scene: Scene = { site, members, ads: [], photo: await jpeg(), password }
  for (let turn = 0; turn < firstAds; turn += 1) await create(scene, turn)
  const answers: TimedAnswer[] = []
  const ask = async (turn: number) => {
    const kind = kindAt(turn)
    const at = Date.now()
    const { took, answer } = await timed(() => steps[kind](scene, turn).catch(() => 0))
    answers.push({ status: answer, tookMs: took, at, kind })
  }
  return { ask, answers }
}
