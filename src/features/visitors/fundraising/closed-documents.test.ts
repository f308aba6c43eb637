import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sweepFiles } from '#features/files/uploads/actions.ts'
import { closeEntry, deleteEntry } from '#features/oversight/inbox/actions.ts'
import { sweepForms } from '#features/visitors/retention/actions.ts'
import { dayMs, hourMs } from '#i18n/time-units.ts'
import { uploader } from '#test/files/uploads.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { projectOn } from '#test/visitors/project.ts'
import { closedDocumentDays } from './contract.ts'

// A sweep deletes files that this database does not know.
const dataDir = join(tmpdir(), `dara-closed-documents-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off', DATA_DIR: dataDir } })
const { kysely: db } = site.db
const { media, vault } = site.providers
const ask = asker(site)
const upload = uploader(site)
const pdf = { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7\n(plan)\n%%EOF\n') }

async function uploadPdf(): Promise<string> {
  const path = '/files/upload/single?for=fundraising'
  return (await upload(path, [pdf], { remoteAddress: '127.0.0.1' })).body.data.file.id
}

async function sendRequest(changes: object = {}, token?: string) {
  const document = await uploadPdf()
  const body = { ...projectOn(site), ...changes, fileIds: [document] }
  const sent = await ask('POST', '/fundraising-requests', { body, ...(token && { token }) })
  return { document, id: sent.body.data.fundraisingRequest.id as string }
}

const filesOf = async (id: string) =>
  (await ask('GET', `/fundraising-requests/show/${id}`)).body.data?.fundraisingRequest.files.length

/** The later hours of a sweep of files reach the bytes of what was deleted. */
const isStored = async (document: string) => {
  await sweepFiles(db, media, new Date(Date.now() + 2 * hourMs))
  return (await media.storage.read(`${document}.pdf`)) !== undefined
}

test('Documents go fourteen days after their request was closed; the request stays', async () => {
  const [closed, open] = [await sendRequest(), await sendRequest()]
  const now = new Date()
  await closeEntry({ db, vault, actor: 'noor', now }, { kind: 'fundraising', id: closed.id })
  const over = now.getTime() + closedDocumentDays * dayMs
  await sweepForms(db, new Date(over - hourMs))
  expect([await filesOf(closed.id), await isStored(closed.document)]).toEqual([1, true])
  await sweepForms(db, new Date(over + hourMs))
  expect([await filesOf(closed.id), await isStored(closed.document)]).toEqual([0, false])
  expect([await filesOf(open.id), await isStored(open.document)]).toEqual([1, true])
})

test('An operator deletes a request with its documents, and no other', async () => {
  const [unwanted, other] = [await sendRequest(), await sendRequest()]
  const name = { kind: 'fundraising', id: unwanted.id } as const
  const deletion = { db, vault, actor: 'noor', noteErasure: async () => {}, now: new Date() }
  expect(await deleteEntry(deletion, name)).toEqual({ documents: 1 })
  expect((await ask('GET', `/fundraising-requests/show/${unwanted.id}`)).status).toBe(404)
  expect([await isStored(unwanted.document), await isStored(other.document)]).toEqual([false, true])
  await expect(deleteEntry(deletion, name)).rejects.toThrow('There is no fundraising')
})

test('A document whose form is not sent goes after an hour', async () => {
  const document = await uploadPdf()
  expect(await isStored(document)).toBe(false)
})

test('An export says which documents its account can open, and an erasure deletes all of them', async () => {
  const { token } = await signUp(site, { email: 'omar@documents.example' })
  const byAccount = await sendRequest({}, token)
  const before = await sendRequest({ email: 'omar@documents.example' })
  await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
  const { fundraisingRequests } = (await ask('GET', '/auth/export', { token })).body.data.export
  expect(fundraisingRequests.map(({ files }: { files: object[] }) => files)).toEqual([
    [{ id: byAccount.document, bytes: 22, state: 'available' }],
    [{ id: before.document, bytes: 22, state: 'sent without a login' }],
  ])
  await ask('DELETE', '/auth/account', { token, body: { password: 'mint tea' } })
  expect([await isStored(byAccount.document), await isStored(before.document)]).toEqual([
    false,
    false,
  ])
})
