import { expect, test } from 'vitest'
import { operatorMails } from '#app/operator-mails.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { filmed } from '#test/files/videos.ts'
import { openSite } from '#test/site.ts'
import { removeFile } from './actions.ts'
import { findEvents } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const db = site.db.kysely
const play = poster(site)
const upload = uploader(site)

const now = new Date()
const { post } = site.providers
const mailing = { post, origin: 'https://dara.example', language: 'en' as const, now }
const command = { db, mails: operatorMails(mailing), actor: 'noor', reason: 'phishing', now }

const origin = 'https://dara.example'
const single = '/files/upload/single'

test('A file that an operator removes is in no ad or profile, and its owner’s history says why', async () => {
  const owner = await play.person('agent')
  const send = async (file: { name: string; bytes: Buffer }) =>
    (await upload(single, [file], owner)).body.data.file as { id: string; url: string }
  const [picture, other, photo] = [
    await send(await jpeg()),
    await send(await jpeg()),
    await send(await jpeg()),
  ]
  const video = await send({ name: 'a.mp4', bytes: await filmed() })
  const files = { imageIds: [picture.id, other.id], videoIds: [video.id], videoUrl: null }
  const { property } = (await play.post(owner, postedAd(files))).body.data
  const profile = { token: owner.token, body: { photoId: photo.id } }
  await play.ask('PUT', '/agents/update', profile)

  for (const { url } of [picture, video, photo]) {
    expect(await removeFile(command, `${origin}${url}`)).toBe(owner.user.id)
    expect((await site.app.inject(url)).statusCode).toBe(404)
  }
  const shown = (await play.publicAd(property.id)).body.data.property
  expect([shown.images.map(({ id }: { id: string }) => id), shown.videos]).toEqual([[other.id], []])
  const account = await play.ask('GET', '/auth/account', { token: owner.token })
  expect(account.body.data.user.photo).toBeNull()
  const events = await findEvents(db, owner.user.id)
  expect(events.map(({ kind, actor, reason }) => [kind, actor, reason])).toEqual([
    ['file_removed', 'noor', `phishing · ${picture.id} of ad ${property.id}`],
    ['file_removed', 'noor', `phishing · ${video.id} of ad ${property.id}`],
    ['file_removed', 'noor', `phishing · ${photo.id}`],
  ])
})

test('A visitor’s photo is removed too; what is no file, or gone, is said to be', async () => {
  const { body } = await upload(`${single}?for=registration`, [await jpeg()])
  const { url } = body.data.file
  expect(await removeFile(command, url)).toBeNull()
  expect((await site.app.inject(url)).statusCode).toBe(404)
  await expect(removeFile(command, url)).rejects.toThrow('any more')
  await expect(removeFile(command, `${origin}/en`)).rejects.toThrow('no address')
})
