import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSigner } from '#features/files/signatures/queries.ts'
import { addRegistrationPhotos } from '#test/files/site-photos.ts'
import { drawn, sendResumably, type Sent, uploader } from '#test/files/uploads.ts'
import { filmed } from '#test/files/videos.ts'
import { asker } from '#test/people.ts'
import { type Goal, goal } from './goals.ts'
import type { SmallDisk } from '#test/files/small-disk.ts'
import { type DrillServer, type DrillEnvironment, openEnvironment } from './environment.ts'

const path = '/files/upload/single'

type Scene = { server: DrillServer; environment: DrillEnvironment; disk: SmallDisk; token: string }

const photoOf = async (width: number): Promise<Sent> => ({
  name: 'home.jpg',
  bytes: await drawn({ width, height: Math.round(width / 2) })
    .jpeg()
    .toBuffer(),
})

type Answered = { status: number; body: { errors?: { code: string; msg: string }[] } }

/** 507 in our own error form. */
const isRefused = ({ status, body }: Answered) =>
  status === 507 && body.errors?.[0]?.code === 'no_space' && body.errors[0].msg.length > 0

/** Files below a folder that is served or received into; what has no row is an orphan. */
async function findOrphans({ environment, disk }: Scene): Promise<string[]> {
  const rows = await environment.db.kysely.selectFrom('files').select('id').execute()
  const ids = new Set(rows.map(({ id }) => id))
  const names = await readdir(join(disk.folder, 'media', 'files'), {
    recursive: true,
    withFileTypes: true,
  })
  const files = names.filter((one) => one.isFile()).map(({ name }) => name)
  const arrived = await readdir(join(disk.folder, 'incoming')).catch(() => [])
  return [...files.filter((name) => !ids.has(name.slice(0, 22))), ...arrived]
}

/** Rows of files whose file cannot be fetched. */
async function countBroken({ server, environment }: Scene): Promise<number> {
  const rows = await environment.db.kysely
    .selectFrom('files')
    .select(['id', 'kind'])
    .where('kind', '=', 'image')
    .where('purpose', '=', 'account')
    .execute()
  const sign = createSigner(environment.db.kysely, new Date())
  let broken = 0
  for (const { id } of rows) {
    const answer = await server.site.app.inject(sign(`/media/files/${id}-320.webp`))
    if (answer.statusCode !== 200) broken += 1
  }
  return broken
}

async function tryResumably({ server, token }: Scene, bytes: Buffer): Promise<Answered> {
  const uploadId = await sendResumably(server.site, bytes, token)
  const ask = asker(server.site)
  const finish = '/files/upload/resumed'
  return ask('POST', finish, { token, body: { uploadId } }) as Promise<Answered>
}

/** Milliseconds until an upload is taken again. */
async function timeUntilTaken({ server, token }: Scene, photo: Sent): Promise<number> {
  const began = performance.now()
  const upload = uploader(server.site)
  while (performance.now() - began < 30_000) {
    if ((await upload(path, [photo], { token })).status === 201) return performance.now() - began
    await sleep(200)
  }
  return Number.POSITIVE_INFINITY
}

const refusal = (answered: Answered) => (isRefused(answered) ? 507 : answered.status)

/** What is sent in vain: photos on a full disk, a video that arrives and cannot be copied. */
async function sendInVain(scene: Scene, photo: Sent): Promise<Goal[]> {
  const { server, disk, token } = scene
  const upload = uploader(server.site)
  const bytes = await filmed(undefined, { packets: 30, bytes: 100_000 })
  const video: Sent = { name: 'tour.mp4', bytes, type: 'video/mp4' }
  await disk.fill()
  const one = await upload(path, [photo], { token })
  const batch = await upload('/files/upload', [photo, photo], { token })
  await disk.empty()
  await disk.fill(bytes.length + 600_000)
  const copied = await upload(path, [video], { token })
  await disk.fill()
  const resumed = await tryResumably(scene, photo.bytes)
  const refused = { exactly: 507 }
  return [
    goal('photo on a full disk: 507 in our form', refusal(one), refused),
    goal('two photos on a full disk: 507 in our form', refusal(batch), refused),
    goal('video without room for its copy: 507 in our form', refusal(copied), refused),
    goal('resumable upload on a full disk is not taken', resumed.status, {
      atLeast: 400,
      atMost: 507,
    }),
  ]
}

/** What goes on while the disk is full. */
async function readMeanwhile({ server, token, environment }: Scene, id: string): Promise<Goal[]> {
  const { app } = server.site
  const sign = createSigner(environment.db.kysely, new Date())
  const shown = await app.inject(sign(`/media/files/${id}-640.webp`))
  const search = await app.inject('/api/properties?purpose=sale')
  const sessions = await asker(server.site)('GET', '/auth/sessions', { token })
  return [
    goal('another size of an accepted photo', shown.statusCode, { exactly: 200 }),
    goal('a search meanwhile', search.statusCode, { exactly: 200 }),
    goal('a private read meanwhile', sessions.status, { exactly: 200 }),
  ]
}

async function perform(scene: Scene): Promise<Goal[]> {
  const { server, disk, token } = scene
  const photo = await photoOf(1_600)
  const accepted = await uploader(server.site)(path, [photo], { token })
  const refused = await sendInVain(scene, photo)
  const meanwhile = await readMeanwhile(scene, accepted.body.data.file.id)
  const orphans = await findOrphans(scene)
  for (const orphan of orphans) console.log(`  without a row: ${orphan}`)
  await disk.empty()
  const takenAfter = await timeUntilTaken(scene, photo)
  return [
    ...refused,
    ...meanwhile,
    goal('half files, and files without a row', orphans.length, { exactly: 0 }),
    goal('uploads are taken again after', takenAfter, { atMost: 10_000, unit: 'ms' }),
    goal('rows without their file', await countBroken(scene), { exactly: 0 }),
  ]
}

/** The volume of uploads is full, while the database has another. */
export async function fillUploads(disk: SmallDisk): Promise<Goal[]> {
  const environment = await openEnvironment()
  try {
    const server = await environment.startServer({ DATA_DIR: disk.folder })
    await addRegistrationPhotos(environment.db)
    const [person] = await environment.addPeople(1)
    const body = { email: person?.email ?? '', password: 'mint tea' }
    const login = await asker(server.site)('POST', '/auth/login', { body })
    const scene = { server, environment, disk, token: login.body.data.token }
    return await perform(scene).finally(server.stop)
  } finally {
    await environment.close()
  }
}
