import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { type KnownAd, type LifeWalk, lifeSteps } from '#test/ads/life-steps.ts'
import { poster } from '#test/ads/poster.ts'
import { walkRuns } from '#test/fuzz/walk-runs.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const play = poster(site)
const { pool, kysely: db } = site.db

/** So few that a walk fills them; of the type that stands before all others nothing is free. */
const slots = 2
await pool.query('update subscription_packages set slots = $1', [slots])
await pool.query('update subscription_packages set price = 10 where id = 7')

const [owner, operator] = [await play.person('landlord'), await play.operator()]

type Standing = {
  id: number
  state: string
  adType: number
  package: number | null
  price: number
  packageType: number
  isPublic: boolean
}

async function standingsOf(ads: readonly KnownAd[]): Promise<Standing[]> {
  const found = await pool.query(
    `select p.id, p.state, p.ad_type_id as "adType", p.package_id as package,
      s.price::double precision, s.ad_type_id as "packageType",
      exists (select from property_search where id = p.id) as "isPublic"
    from properties p
    left join subscription_packages s on s.id = p.package_id
    where p.id = any($1)`,
    [ads.map(({ id }) => id)],
  )
  return found.rows
}

const admitted = ['in_review', 'changes_requested', 'live', 'under_offer', 'suspended']
const onShow = ['live', 'under_offer']

function faultsOf(ad: Standing, { paid, isSentBack }: KnownAd): string[] {
  const { state, price, package: held, adType, packageType, isPublic } = ad
  if (isPublic && !onShow.includes(state)) return ['is found though it is not on show']
  if (!admitted.includes(state)) return []
  if (held === null) return ['holds no package']
  return [
    ...(price > 0 && !paid.has(held) ? ['was not paid'] : []),
    ...(adType !== packageType ? ['is of a type that its package is not for'] : []),
    ...(onShow.includes(state) && isSentBack ? ['passed an operator'] : []),
  ]
}

async function lookAt({ ads }: LifeWalk) {
  const standings = await standingsOf(ads)
  const faults = standings.flatMap((ad) =>
    faultsOf(ad, ads.find(({ id }) => id === ad.id)!).map((fault) => [ad, fault]),
  )
  expect(faults).toEqual([])
  const holding = standings.filter(({ state }) => admitted.includes(state))
  const free = holding.filter(({ price }) => price === 0)
  expect(free.length).toBeLessThanOrEqual(slots)
}

/** What takes several steps to matter is tried more often than what ends a story. */
const often = ['create', 'close', 'reopen', 'renew', 'edit', 'submit', 'requestChanges', 'approve']

async function startWalk(): Promise<LifeWalk> {
  await pool.query('delete from properties where account_id = $1', [owner.user.id])
  await play.set.setting('moderation', 'auto')
  const walk: LifeWalk = { site, play, owner, operator, ads: [] }
  await lifeSteps.create!(walk, { at: 0, adTypeId: 1, subscriptionId: null, flag: false })
  return walk
}

/** Of each ad type the free package, where there is one, and one that costs something. */
const chosen = fc.record({
  name: fc.constantFrom(...Object.keys(lifeSteps), ...often, ...often),
  at: fc.nat({ max: 2 }),
  adTypeId: fc.constantFrom(1, 1, 3),
  subscriptionId: fc.constantFrom(null, 1, 2, 2, 9),
  flag: fc.boolean(),
})

let paidSteps = 0

test('no ad is admitted into a package that nobody paid for, whatever happens in which order', async () => {
  const walking = fc.asyncProperty(
    fc.array(chosen, { minLength: 5, maxLength: 40, size: 'max' }),
    async (steps) => {
      const walk = await startWalk()
      for (const step of steps) {
        await lifeSteps[step.name]!(walk, step)
        await lookAt(walk)
      }
      paidSteps += walk.ads.filter(({ paid }) => paid.size > 0).length
    },
  )
  await fc.assert(walking, walkRuns(60))
  expect(paidSteps).toBeGreaterThan(0)
  expect((await checkConsistency(db)).filter(({ count }) => count > 0)).toEqual([])
}, 300_000)
