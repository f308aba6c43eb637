import { describe, expect, test } from 'vitest'
import { origin } from '#test/people.ts'
import { feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { formOf } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { maxMegabytes } from './contract.ts'

const site = await openSite()
const { person, upload } = feedsOf(site)

describe('Files of one account', () => {
  test('that arrive at the same time take the room of two of the largest', async () => {
    const agent = await person('agent')
    const bytes = Buffer.alloc(0.7 * maxMegabytes * 1024 * 1024, 'x')
    const { type, payload } = await formOf([{ name: 'feed', bytes }], 'file')
    const headers = {
      host: 'localhost:80',
      origin,
      'content-type': type,
      'accept-language': 'ar',
      authorization: `Bearer ${agent.token}`,
    }
    const url = '/api/feeds/upload'
    const send = () => site.app.inject({ method: 'POST', url, headers, payload })
    const answers = await Promise.all([send(), send(), send()])
    const refused = answers.map((answer) => answer.json().errors?.[0]).filter(Boolean)
    const msg = expect.stringContaining('قيد الرفع')
    expect(refused[0]).toEqual({ code: 'feed_uploads_running', path: 'file', msg })
    expect(await upload(agent, rowsOf([]))).toMatchObject({ source: 'file' })
  })
})
