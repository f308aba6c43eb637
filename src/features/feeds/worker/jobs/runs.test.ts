import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { person, take, rows } = feedsOf(site)

test('A run that cannot be ended fails, and keeps what it took over', async () => {
  await sql`
    create function refuse_end() returns trigger language plpgsql as $$
    begin
      raise exception 'no end' using errcode = '22000';
    end $$`.execute(site.db.kysely)
  await sql`
    create trigger refuse_end before update on feed_runs for each row
    when (new.state = 'done') execute function refuse_end()`.execute(site.db.kysely)
  const agent = await person('agent')
  const failed = await take(agent, rowsOf([feedAd({ referenceId: 'A-1' })]))
  expect(failed).toMatchObject({ state: 'failed', failure: { code: 'internal' } })
  expect(await rows(agent, `${failed.id}/rows`)).toMatchObject([{ outcome: 'created' }])
})
