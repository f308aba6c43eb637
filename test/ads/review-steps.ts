import { endAds } from '#features/posting/lifecycle/actions.ts'
import { findTerms } from '#features/posting/lifecycle/queries.ts'
import { changeAds } from '#features/posting/submission/actions/change-ads.ts'
import { requireOwn } from '#features/posting/own-ads/actions.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import type { Account } from '#platform/session/account.ts'
import type { openSite } from '../site.ts'
import type { Person } from '../team.ts'
import { postedAd } from './posted-ad.ts'
import type { poster } from './poster.ts'

/** What the public could see of an ad. */
export type Content = { title: string; images: string[] }

/** What a walk knows of an ad: what an operator has before them, and what one has let in. */
export type WatchedAd = { id: number; seen?: Content & { etag: string }; approved?: Content }

export type ReviewWalk = {
  site: Awaited<ReturnType<typeof openSite>>
  play: ReturnType<typeof poster>
  owner: Person
  operator: Person
  photos: string[]
  ads: WatchedAd[]
  /** Grows with each text, so that no two are the same. */
  count: number
  /** Verdicts that came too late, and ads that came back by themselves. */
  late: number
}

type Answer = { status: number; body: { data?: { property: { id: number } } } }

/** Refusals are as good as any answer, faults of ours are not. */
function heard(answer: Answer): boolean {
  if (answer.status >= 500) throw new Error(JSON.stringify(answer.body))
  return answer.status < 400
}

/** `at`: one of the photos, or of a few choices. */
type OnAd = (walk: ReviewWalk, ad: WatchedAd, at: number) => Promise<unknown>

function titleOf(walk: ReviewWalk) {
  walk.count += 1
  return {
    en: `Home number ${walk.count} over the Marina`,
    ar: `منزل رقم ${walk.count} في المارينا`,
  }
}

const put =
  (bodyOf: (walk: ReviewWalk, at: number) => object): OnAd =>
  async (walk, { id }, at) =>
    heard(await walk.play.put(walk.owner, id, bodyOf(walk, at)))

const tell =
  (call: string, body: object): OnAd =>
  async ({ play, owner }, { id }) =>
    heard(await play.ask('POST', `/properties/${call}/${id}`, { token: owner.token, body }))

/** As a feed writes an ad that is there: `changes` over what stands in it. */
const feed =
  (changesOf: (walk: ReviewWalk) => object): OnAd =>
  async (walk, { id }) => {
    const { db, providers } = walk.site
    const { gazetteer, catalogue } = providers
    const account = { id: walk.owner.user.id, role: 'landlord' } as Account
    const whose = { account, language: 'en' as const, now: new Date(), gazetteer, catalogue }
    await db.kysely.transaction().execute(async (tx) => {
      const terms = await findTerms(tx, account.id)
      const row = await requireOwn(tx, { account, id }, { locks: true })
      await changeAds(tx, [{ row, changes: changesOf(walk) }], { ...whose, terms })
    })
  }

const look: OnAd = async ({ play, operator }, ad) => {
  const { headers, body } = await play.read(operator, ad.id)
  const { name, images } = body.data.property.propertyData[0]
  const ids = images.map(({ id }: { id: string }) => id)
  ad.seen = { title: name.en, images: ids, etag: String(headers.etag) }
}

const approve: OnAd = async (walk, ad) => {
  if (!ad.seen) return
  const { token } = walk.operator
  const headers = { 'if-match': ad.seen.etag }
  const verdict = { state: 'live', reason: 'Looked' }
  const answer = await walk.play.judge({ token, headers }, ad.id, verdict)
  if (heard(answer)) ad.approved = ad.seen
  if (answer.body.errors?.[0].code === 'changed_meanwhile') walk.late += 1
}

const judge =
  (state: string): OnAd =>
  async ({ play, operator }, { id }) =>
    heard(await play.judge(operator, id, { state, reason: 'Looked' }))

const expire: OnAd = async ({ site, play }, { id }) => {
  const now = new Date()
  await play.set.endDate(id, dayInDubai(new Date(now.getTime() - 86_400_000)))
  await endAds(site.db, now)
}

const onAd: Record<string, OnAd> = {
  retitle: put((walk) => ({ name: titleOf(walk) })),
  reprice: put((_, at) => ({ totalPrice: 1_000_000 + at })),
  picture: put(({ photos }, at) => ({ imageIds: [photos[at % photos.length]!] })),
  pictures: put(({ photos }, at) => ({ imageIds: photos.slice(at % photos.length) })),
  submit: put(() => ({ draft: false })),
  feedTexts: feed((walk) => ({ name: titleOf(walk) })),
  feedPrice: feed(() => ({ totalPrice: 1_200_000 })),
  close: tell('set-state', { state: 'closed' }),
  reopen: tell('set-state', { state: 'live' }),
  offer: tell('set-state', { state: 'under_offer' }),
  renew: tell('renew', {}),
  hide: tell('set-visibility', { visibility: false }),
  show: tell('set-visibility', { visibility: true }),
  sendBack: judge('changes_requested'),
  suspend: judge('suspended'),
  look,
  approve,
  lookAndApprove: async (walk, ad, at) => {
    await look(walk, ad, at)
    await approve(walk, ad, at)
  },
  expire,
}

async function create(walk: ReviewWalk): Promise<void> {
  const answer = await walk.play.post(walk.owner, postedAd({ name: titleOf(walk) }))
  if (heard(answer)) walk.ads.push({ id: answer.body.data.property.id })
}

/** What may happen to an ad that somebody reviews, each on one of those that there are. */
export const reviewSteps: Record<string, (walk: ReviewWalk, at: number) => Promise<unknown>> = {
  create,
  ...Object.fromEntries(
    Object.entries(onAd).map(([name, step]) => [
      name,
      async (walk: ReviewWalk, at: number) => {
        const ad = walk.ads[at % walk.ads.length]
        if (ad) await step(walk, ad, at)
      },
    ]),
  ),
}
