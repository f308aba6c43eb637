import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  findUncounted,
  openUploads,
  type Sending,
  uploadSteps,
  watchRoom,
} from '#test/files/upload-steps.ts'
import { walkRuns } from '#test/fuzz/walk-runs.ts'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { sweepUploads } from './actions.ts'

const dataDir = join(tmpdir(), `dara-walk-of-uploads-${process.pid}`)
const folder = join(dataDir, 'resumable')
afterAll(() => rm(dataDir, { recursive: true, force: true }))
/** What a hash costs is no part of what is claimed. */
const env = { WORKER: 'off', DATA_DIR: dataDir, RATE_LIMITS: 'off' }
const site = await openSite({ env })
const { kysely: db } = site.db
const uploads = await openUploads(site)

let people = 0
async function sender(): Promise<Sending> {
  people += 1
  const { token } = await signUp(site, { email: `sender-${people}@walk.example` })
  return { token, uploads: [] }
}

const sweepAll = () => sweepUploads(db, site.providers.media, new Date(Date.now() + 25 * 3600_000))

/** What a test that fails has left is no fault of the next one. */
async function removeUncounted() {
  for (const [id] of await findUncounted(db, folder)) await rm(join(folder, id))
}
beforeEach(removeUncounted)

const names = [...Object.keys(uploadSteps), 'begin', 'begin', 'send all', 'sweep', 'erase']
const steps = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 20 })), {
  minLength: 10,
  maxLength: 25,
})

async function take(who: Sending, [name, at]: [string, number]): Promise<Sending> {
  if (name === 'sweep') await sweepAll()
  else if (name === 'erase') await uploads.erase(who)
  else await uploadSteps[name]!(uploads, who, at)
  return name === 'erase' ? sender() : who
}

test('what lies on the disk of uploads has room at every moment, whatever its senders do in which order', async () => {
  const walk = async (chosen: [string, number][]) => {
    let who = await sender()
    for (const step of chosen) {
      who = await take(who, step)
      expect([step, await findUncounted(db, folder)]).toEqual([step, []])
    }
  }
  const walking = fc.asyncProperty(steps, async (chosen) => {
    await removeUncounted()
    const stop = watchRoom(db, folder)
    await walk(chosen).finally(stop)
    expect(await stop()).toEqual([])
  })
  await fc.assert(walking, walkRuns(25))
  const erased = db.selectFrom('accounts').select('id').where('erased_at', 'is not', null)
  expect((await erased.execute()).length).toBeGreaterThan(0)
}, 300_000)

test.each(Object.keys(uploadSteps).filter((name) => name.startsWith('begin ')))(
  'nothing without room lies there where somebody would %s',
  async (name) => {
    const who = await sender()
    await uploadSteps[name]!(uploads, who, 0)
    expect(await findUncounted(db, folder)).toEqual([])
  },
)
