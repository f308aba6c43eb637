import { endAds, settlePayment } from '#features/posting/lifecycle/actions.ts'
import { requireOwn } from '#features/posting/own-ads/actions.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Account } from '#platform/session/account.ts'
import type { openSite } from '../site.ts'
import type { Person } from '../team.ts'
import { postedAd } from './posted-ad.ts'
import type { poster } from './poster.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

/** What a walk knows of an ad, from its own steps alone. */
export type KnownAd = {
  id: number
  /** Packages that were paid for the time that the ad has. */
  paid: Set<number>
  /** An operator took it off the site and has not let it in since. */
  isSentBack: boolean
}

export type LifeWalk = {
  site: Site
  play: ReturnType<typeof poster>
  owner: Person
  operator: Person
  ads: KnownAd[]
}

export type Chosen = { at: number; adTypeId: number; subscriptionId: number | null; flag: boolean }

type Answer = { status: number; body: { data?: { property: { id: number; state: string } } } }

/** Refusals are as good as any answer, faults of ours are not. */
function heard(answer: Answer): Answer['body']['data'] {
  if (answer.status >= 500) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

const post = async ({ play, owner }: LifeWalk, path: string, body: object) =>
  heard(await play.ask('POST', `/properties/${path}`, { token: owner.token, body }))

async function create(walk: LifeWalk, { adTypeId, subscriptionId, flag }: Chosen) {
  const body = postedAd({ adTypeId, subscriptionId, draft: flag })
  const made = heard(await walk.play.post(walk.owner, body))
  if (made) walk.ads.push({ id: made.property.id, paid: new Set(), isSentBack: false })
}

type OnAd = (walk: LifeWalk, ad: KnownAd, chosen: Chosen) => Promise<unknown>

const judge =
  (state: string): OnAd =>
  async (walk, ad) => {
    const body = { state, reason: 'Looked' }
    const { token } = walk.operator
    const done = heard(await walk.play.judge({ token }, ad.id, body))
    if (done) ad.isSentBack = state !== 'live'
  }

const move =
  (state: string): OnAd =>
  (walk, { id }) =>
    post(walk, `set-state/${id}`, { state })

async function stateOf({ site }: LifeWalk, { id }: KnownAd) {
  const { state } = await site.db.kysely
    .selectFrom('properties')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state
}

/** The last day of an ad is over, and with it what was paid for it. */
const expire: OnAd = async (walk, ad) => {
  const state = await stateOf(walk, ad)
  if (!['live', 'under_offer', 'closed'].includes(state)) return
  const now = new Date()
  await walk.play.set.endDate(ad.id, dayInDubai(new Date(now.getTime() - 86_400_000)))
  await endAds(walk.site.db, now)
  ad.paid.clear()
}

const pay: OnAd = async (walk, ad) => {
  const account = { id: walk.owner.user.id, role: 'landlord' } as Account
  const paid = await walk.site.db.kysely.transaction().execute(async (tx) => {
    const row = await requireOwn(tx, { account, id: ad.id }, { locks: true })
    if (row.state !== 'awaiting_payment') return undefined
    await settlePayment(tx, row, { basis: 'paid', actorId: null, now: new Date() })
    return row.wantedPackage?.id
  })
  if (paid !== undefined) ad.paid.add(paid)
}

const changes = ({ adTypeId, subscriptionId, flag }: Chosen) => ({
  ...(flag && { draft: false }),
  adTypeId,
  subscriptionId,
})

const onAd: Record<string, OnAd> = {
  close: move('closed'),
  reopen: move('live'),
  offer: move('under_offer'),
  renew: (walk, { id }, { subscriptionId }) => post(walk, `renew/${id}`, { subscriptionId }),
  edit: async (walk, { id }, chosen) => heard(await walk.play.put(walk.owner, id, changes(chosen))),
  submit: async (walk, { id }, { subscriptionId }) =>
    heard(await walk.play.put(walk.owner, id, { draft: false, subscriptionId })),
  show: (walk, { id }, { flag }) => post(walk, `set-visibility/${id}`, { visibility: flag }),
  approve: judge('live'),
  requestChanges: judge('changes_requested'),
  suspend: judge('suspended'),
  reject: judge('rejected'),
  expire,
  pay,
}

const moderations = ['auto', 'first', 'all']

/** What may happen in the life of an advertiser's ads, each on one of those that there are. */
export const lifeSteps: Record<string, (walk: LifeWalk, chosen: Chosen) => Promise<unknown>> = {
  create,
  moderation: ({ play }, { at }) => play.set.setting('moderation', moderations[at % 3]),
  ...Object.fromEntries(
    Object.entries(onAd).map(([name, step]) => [
      name,
      async (walk: LifeWalk, chosen: Chosen) => {
        const ad = walk.ads[chosen.at % walk.ads.length]
        if (ad) await step(walk, ad, chosen)
      },
    ]),
  ),
}
