import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { poster } from '#test/ads/poster.ts'
import { type ReviewWalk, reviewSteps, type WatchedAd } from '#test/ads/review-steps.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { walkRuns } from '#test/fuzz/walk-runs.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const play = poster(site)
const { pool, kysely: db } = site.db

const [owner, operator] = [await play.person('landlord'), await play.operator()]

const upload = uploader(site)
const photo = async () =>
  (await upload('/files/upload/single', [await jpeg()], { token: owner.token })).body.data.file.id

let shown = 0

async function faultsOf({ id, approved }: WatchedAd): Promise<string[]> {
  const { status, body } = await play.publicAd(id)
  const found = await pool.query('select from property_search where id = $1', [id])
  if (status !== 200) return found.rowCount === 0 ? [] : ['is found though nobody may see it']
  shown += 1
  const { name, images } = body.data.property
  const strange = images.filter(({ id: one }: { id: string }) => !approved?.images.includes(one))
  return [
    ...(name.en === approved?.title ? [] : [`shows “${name.en}”, let in was “${approved?.title}”`]),
    ...(strange.length > 0 ? ['shows a picture that nobody let in'] : []),
  ]
}

/** A photo belongs to one ad, the first that asks for it. */
async function startWalk(): Promise<ReviewWalk> {
  await pool.query('delete from properties where account_id = $1', [owner.user.id])
  await pool.query(`delete from files where claimed_for like 'properties/%' and account_id = $1`, [
    owner.user.id,
  ])
  const photos = [await photo(), await photo(), await photo()]
  const walk = { site, play, owner, operator, photos, ads: [], count: 0, late: 0 }
  await reviewSteps.create!(walk, 0)
  await reviewSteps.lookAndApprove!(walk, 0)
  return walk
}

/** What brings an ad to the public is tried more often than what ends its story. */
const often = ['retitle', 'pictures', 'feedTexts', 'close', 'reopen', 'renew', 'lookAndApprove']

const chosen = fc.record({
  name: fc.constantFrom(...Object.keys(reviewSteps), ...often, ...often, 'look', 'approve'),
  at: fc.nat({ max: 2 }),
})

test('while all ads are reviewed the public sees nothing that nobody let in, whatever happens', async () => {
  await play.set.setting('moderation', 'all')
  let late = 0
  const walking = fc.asyncProperty(
    fc.array(chosen, { minLength: 5, maxLength: 40, size: 'max' }),
    async (steps) => {
      const walk = await startWalk()
      for (const { name, at } of steps) {
        await reviewSteps[name]!(walk, at)
        for (const ad of walk.ads) expect([name, await faultsOf(ad)]).toEqual([name, []])
      }
      late += walk.late
    },
  )
  await fc.assert(walking, walkRuns(40))
  expect([shown > 0, late > 0]).toEqual([true, true])
  expect((await checkConsistency(db)).filter(({ count }) => count > 0)).toEqual([])
}, 300_000)
