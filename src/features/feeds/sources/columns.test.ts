import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { feedsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, upload, check, over, rows, take } = feedsOf(site)

const checked = async (caller: Awaited<ReturnType<typeof person>>, text: string) =>
  over(caller, await check(caller, (await upload(caller, text)).id))

const reportOf = async ({ token }: { token: string }, id: string, language = 'en') => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
  return (await site.app.inject({ url: `/api/feeds/runs/${id}/report`, headers })).body
}

const sample = async () => (await site.app.inject({ url: '/api/feeds/sample' })).body

describe('The columns of a CSV feed', () => {
  test('that are not known are named, and those that an ad needs and are missing', async () => {
    const agent = await person('agent')
    const text = 'Reference;Total Price;Balkon;"Sea, view";Balkon\nA-1;900000;yes;no;no\n'
    const { columns, state, counts, id } = await checked(agent, text)
    expect([state, counts.added]).toEqual(['waiting', 1])
    expect(columns).toMatchObject({ unknown: ['Balkon', 'Sea, view'], unlisted: 0 })
    expect(columns.missing).toEqual(
      expect.arrayContaining([
        'name.en',
        'name.ar',
        'propertyType',
        'purpose',
        'location',
        'videoUrl',
      ]),
    )
    expect(columns.missing).not.toContain('referenceId')
    expect(columns.missing).not.toContain('totalPrice')
    const report = await reportOf(agent, id)
    expect(report).toContain(',,,Balkon,"This column was not recognised, so it was ignored"')
    expect(report).toContain(',,,purpose,This required column is not in the file')
    expect(await reportOf(agent, id, 'ar')).toContain(',,,purpose,هذا العمود مطلوب')
  })

  test('are no formulas in the report, nor are the references of refused ads', async () => {
    const agent = await person('agent')
    const text = 'Reference;＝1+1; +1|cmd\n@SUM(1);a;b\n@SUM(1);a;b\n'
    const { id } = await checked(agent, text)
    const cells = parse(await reportOf(agent, id)).flat()
    expect(cells).toEqual(expect.arrayContaining(["'＝1+1", "'+1|cmd", "'@SUM(1)"]))
    expect(cells.filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([])
  })

  test('may stand under any of the names that are read', async () => {
    const names = 'reference,name,commercial_property_type,Location Path,videos,agent.phone,state'
    const { columns } = await checked(await person('agent'), `${names}\nA-1,,,,,,\n`)
    expect(columns.unknown).toEqual([])
    for (const name of ['referenceId', 'name.en', 'propertyType', 'location', 'videoUrl']) {
      expect(columns.missing).not.toContain(name)
    }
  })

  test('are named too where none of them is the reference', async () => {
    const agent = await person('agent')
    const run = await checked(agent, 'Ref No,purpose,space\n1,sale,90\n')
    expect(run).toMatchObject({ state: 'failed', failure: { code: 'feed_without_reference' } })
    expect(run.columns.unknown).toEqual(['Ref No'])
    expect(run.columns.missing[0]).toBe('referenceId')
  })

  test('are none of a file that is no table of ads', async () => {
    const run = await checked(await person('agent'), 'Dear Sir,\nplease find our homes below\n')
    expect(run).toMatchObject({ failure: { code: 'feed_unknown' }, columns: null })
  })

  test('are kept in part where there are very many, and no sign of them ends the run', async () => {
    const strange = Array.from({ length: 30 }, (_, at) => `${at}\u0000${'x'.repeat(80)}`)
    const header = ['referenceId', 'a'.repeat(80), ...strange]
    const { columns } = await checked(await person('agent'), `${header.join(',')}\nA-1\n`)
    expect([columns.unknown.length, columns.unlisted]).toEqual([20, 11])
    expect(columns.unknown[0]).toBe('a'.repeat(60))
  })
})

describe('GET /feeds/sample', () => {
  test('has only columns that are read, and an ad that lacks nothing', async () => {
    const agent = await person('agent')
    const run = await checked(agent, await sample())
    expect(run).toMatchObject({
      counts: { added: 1, refused: 0 },
      columns: { unknown: [], unlisted: 0, missing: [] },
    })
    expect((await rows(agent, `${run.id}/rows`))[0].reasons).toEqual([])
    expect((await take(agent, await sample())).results).toMatchObject({ created: 1, published: 1 })
    const { properties } = (await ask('GET', '/properties/my-properties', { token: agent.token }))
      .body.data
    expect(properties).toMatchObject([{ referenceId: 'EXAMPLE-1', state: 'live' }])
  })
})
