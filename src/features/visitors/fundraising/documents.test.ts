import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { claimDocuments } from '#features/files/quotas/queries/sent-forms.ts'
import { createSigner } from '#features/files/signatures/queries.ts'
import { sweepFiles } from '#features/files/uploads/actions.ts'
import { uploader } from '#test/files/uploads.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { projectOn } from '#test/visitors/project.ts'
import { sweepFundraising } from './queries.ts'

// A sweep deletes files that this database does not know.
const dataDir = join(tmpdir(), `dara-documents-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off', DATA_DIR: dataDir } })
const { kysely: db, pool } = site.db
const ask = asker(site)
const upload = uploader(site)
const project = projectOn(site)
const pdf = { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7\n(plan)\n%%EOF\n') }
const stranger = '192.0.2.66'

type CallOptions = Parameters<typeof ask>[2]
type Document = { id: string; url: string }

const sendPdf = async (remoteAddress = '127.0.0.1'): Promise<Document> => {
  const path = '/files/upload/single?for=fundraising'
  const { body } = await upload(path, [pdf], { remoteAddress })
  return body.data.file
}

const send = (fileIds: unknown, way: CallOptions = {}) =>
  ask('POST', '/fundraising-requests', { ...way, body: { ...project, fileIds } })

const open = async (url: string, remoteAddress = stranger) =>
  (await site.app.inject({ url, remoteAddress })).statusCode

const countFiles = async () =>
  (await db.selectFrom('files').select('id').where('kind', '=', 'document').execute()).length

beforeEach(async () => {
  await pool.query('delete from fundraising_requests')
  await pool.query(`delete from files where kind = 'document'`)
})

describe('Documents of a request', () => {
  test('stay with it, once each, and are listed without a link for a reader without an account', async () => {
    const [first, second] = [await sendPdf(), await sendPdf()]
    const sent = await send([first.id, second.id, first.id])
    const { id, files } = sent.body.data.fundraisingRequest
    const listed = [first, second].map((file) => ({ id: file.id, url: null, bytes: 22 }))
    expect([sent.status, files]).toEqual([201, listed])
    const { body } = await ask('GET', `/fundraising-requests/show/${id}`)
    expect(body.data.fundraisingRequest.files).toEqual(listed)
    await sweepFiles(db, site.providers.media, new Date(Date.now() + 3 * 3600_000))
    expect(await countFiles()).toBe(2)
    expect(await open(first.url, '127.0.0.1')).toBe(404)
  })

  test('are opened by operators and the account that sent them, with a signed address', async () => {
    const { token } = await signUp(site, { email: 'owner@documents.example' })
    const other = await signUp(site, { email: 'other@documents.example', role: 'landlord' })
    const file = await sendPdf()
    const sent = await send([file.id], { token })
    const { id, files } = sent.body.data.fundraisingRequest
    expect([await open(files[0].url), await open(file.url)]).toEqual([200, 404])
    const urlFor = async (way: CallOptions) => {
      const { body } = await ask('GET', `/fundraising-requests/show/${id}`, way)
      return body.data.fundraisingRequest.files[0].url
    }
    expect(await urlFor({ token })).toBe(files[0].url)
    expect([await urlFor({}), await urlFor({ token: other.token })]).toEqual([null, null])
    const operator = { role: 'operator' }
    const { id: otherId } = other.user
    await db.updateTable('accounts').set(operator).where('id', '=', otherId).execute()
    expect(await open(await urlFor({ token: other.token }))).toBe(200)
    const got = await site.app.inject({ url: files[0].url, remoteAddress: stranger })
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })

  test('of an account are open to the address that uploaded them alone until they are sent', async () => {
    const { token } = await signUp(site, { email: 'host@documents.example' })
    const path = '/files/upload/single?for=fundraising'
    const { body } = await upload(path, [pdf], { token, remoteAddress: '127.0.0.1' })
    const { id, url } = body.data.file
    expect(url).toBe(`/media/files/${id}.pdf`)
    const signed = createSigner(db, new Date())(url)
    const got = await site.app.inject({ url, remoteAddress: '127.0.0.1' })
    expect([got.statusCode, got.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    ])
    expect([await open(url), await open(signed)]).toEqual([404, 404])
    await send([id], { token })
    expect([await open(url), await open(signed)]).toEqual([404, 200])
  })

  test('may come from another address than the request, as of a phone that left its network', async () => {
    const file = await sendPdf('198.51.100.7')
    expect((await send([file.id])).status).toBe(201)
  })

  test('are refused where they are gone, of another request, of an account or no document at all', async () => {
    const used = await sendPdf()
    await send([used.id])
    const late = await sendPdf()
    await db
      .updateTable('files')
      .set({ expires_at: new Date(0) })
      .where('id', '=', late.id)
      .execute()
    const { token } = await signUp(site, { email: 'advertiser@documents.example' })
    const photo = await db
      .selectFrom('files')
      .select('id')
      .where('kind', '=', 'image')
      .executeTakeFirstOrThrow()
    const good = await sendPdf()
    for (const id of [used.id, late.id, photo.id, 'x'.repeat(22), '../etc', 'a\u0000b', '', 'é']) {
      const { status, body } = await send([good.id, id], { token })
      const fault = { code: 'unknown_file', path: 'fileIds.1' }
      expect([id, status, body.errors]).toMatchObject([id, 422, [fault]])
    }
    expect(await db.selectFrom('fundraising_requests').select('id').execute()).toHaveLength(1)
    expect((await send([good.id])).status).toBe(201)
  })

  test.each([
    ['plan.pdf', 'invalid'],
    [{}, 'invalid'],
    [Array.from({ length: 6 }, () => 'x'.repeat(22)), 'too_many'],
  ])('are a short list: %j', async (fileIds, code) => {
    const { status, body } = await send(fileIds)
    expect([status, body.errors]).toMatchObject([422, [{ code, path: 'fileIds' }]])
  })

  test('stay unsent where the rest of the transaction that claims them fails', async () => {
    const { id } = await sendPdf()
    const claim = {
      ids: [id],
      claimedFor: 'fundraising_requests/x',
      path: 'fileIds',
      now: new Date(),
    }
    const failing = db.transaction().execute(async (tx) => {
      await claimDocuments(tx, claim)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await send([id])).status).toBe(201)
  })

  test('are not deleted for others by a release that takes them for unsent ones', async () => {
    const [used, unsent] = [await sendPdf(), await sendPdf()]
    await send([used.id])
    // The condition by which releases before 0092 choose what gives way.
    await pool.query(`delete from files where account_id is null and purpose = 'fundraising'`)
    const { rows } = await pool.query('select id from files where id = any($1)', [
      [used.id, unsent.id],
    ])
    expect(rows).toEqual([{ id: used.id }])
  })

  test('belong to one of two requests that are sent at the same moment', async () => {
    const { id } = await sendPdf()
    const statuses = (await Promise.all([send([id]), send([id])])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 422])
  })

  test('are refused at their field where no storage is left, and the request is sent without them', async () => {
    const full = await sendPdf()
    await send([full.id])
    await pool.query(`update files set bytes = 2000000000 where id = $1`, [full.id])
    await pool.query(
      `insert into files (id, purpose, kind, ending, bytes, claimed_for, created_at)
      values ('${'y'.repeat(22)}', 'fundraising', 'document', 'pdf', 2147483647, 'x', now()),
        ('${'z'.repeat(22)}', 'fundraising', 'document', 'pdf', 147483647, 'x', now())`,
    )
    const file = await sendPdf()
    const { status, body } = await send([file.id])
    expect([status, body.errors]).toMatchObject([422, [{ code: 'no_space', path: 'fileIds' }]])
    expect((await send([])).status).toBe(201)
  })

  test.each([
    ['caller', '198.51.100.7', 200_000_000],
    ['network', '198.51.100.8', 400_000_000],
  ])('count for the %s that uploaded them, beside documents of others', async (_, from, bytes) => {
    const held = await sendPdf(from)
    await send([held.id])
    await pool.query('update files set bytes = $2 where id = $1', [held.id, bytes])
    const before = await sendPdf('203.0.113.7')
    const own = await sendPdf('198.51.100.7')
    const after = await sendPdf('203.0.113.7')
    for (const ids of [
      [before.id, own.id],
      [own.id, after.id],
    ]) {
      const { status, body } = await send(ids)
      expect([status, body.errors]).toMatchObject([422, [{ code: 'no_space', path: 'fileIds' }]])
    }
    const { rows } = await pool.query(
      'select id from files where id = any($1) and claimed_for is not null',
      [[held.id, before.id, own.id, after.id]],
    )
    expect(rows).toEqual([{ id: held.id }])
    expect((await send([before.id, after.id])).status).toBe(201)
  })
})

describe('With a request go its documents', () => {
  const sweep = () => sweepFiles(db, site.providers.media, new Date(Date.now() + 2 * 3600_000))

  const bytesOf = ({ id }: Document) => site.providers.media.storage.read(`${id}.pdf`)

  test('when its time is over', async () => {
    const file = await sendPdf()
    await send([file.id])
    await sweep()
    expect(await bytesOf(file)).toBeDefined()
    await sweepFundraising(db, new Date(Date.now() + 800 * 24 * 3600_000))
    expect(await countFiles()).toBe(0)
    await sweep()
    expect(await bytesOf(file)).toBeUndefined()
  })
})
