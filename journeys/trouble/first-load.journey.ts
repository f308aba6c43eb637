import { openForCommand } from '#app/store.ts'
import { phrases as messages } from '#app/frame/phrases/messages.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as retry } from '#ui/phrases/retry.ts'
import { named, newAdvertiser } from '../ads/advertiser.ts'
import { expect, open, test } from '../story.ts'

test.use({ allowed: /status of 500|CallFailure|net::ERR_INTERNET_DISCONNECTED|Error: offline/ })

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A time that no page can write, so that the page of this ad alone fails: `infinity`, or null to mend it. */
async function setLastView(id: number, at: 'infinity' | null): Promise<void> {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
  const { db, close } = await openForCommand({ databaseUrl: undefined, dataDir }, quiet)
  try {
    await db.pool.query(
      `insert into property_counters (property_id, last_viewed_at)
      values ($1, $2)
      on conflict (property_id) do update set last_viewed_at = $2`,
      [id, at],
    )
  } finally {
    await close()
  }
}

test('A page that fails on its first load says so, also that one is offline, and is tried again', async ({
  page,
  at,
  words,
}) => {
  const api = await newAdvertiser({ page, at, words })
  const id = await api.post(named('A home that cannot be shown'))
  await setLastView(id, 'infinity')
  const answer = await open(page, at(`/properties/${id}`))
  expect(answer?.status()).toBe(500)
  const title = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  const tryAgain = main.getByRole('link', { name: words(retry.tryAgain) })
  await expect(title).toHaveText(words(messages.failureTitle))
  await expect(main).toContainText(words(messages.failureText))

  await page.context().setOffline(true)
  await expect(title).toHaveText(words(messages.offlineTitle))
  await expect(main).toContainText(words(messages.offlineText))
  await expect(page).toHaveTitle(words(messages.offlineTitle))
  await tryAgain.click()
  await expect(title).toHaveText(words(messages.offlineTitle))
  await page.context().setOffline(false)
  await expect(title).toHaveText(words(messages.failureTitle))

  await setLastView(id, null)
  await tryAgain.click()
  await expect(main.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await expect(title).toHaveText('A home that cannot be shown')
})
