import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openOwnClient } from '#platform/migrate.ts'
import { freshDatabase } from '#test/database.ts'
import { folderObjects } from '../storage/folder-objects.ts'
import { accountsOf, addErasures, type Erasure, readErasures } from './erasure-list.ts'

const db = await freshDatabase()
const folder = await mkdtemp(join(tmpdir(), 'dara-erasures-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const day = '2026-11-22T18:45:00.000Z'
const erasureOf = (account: number): Erasure => ({ account, createdAt: day, erasedAt: day })

/** A target that takes its time, as a bucket does: two that write at once have read the same. */
function openSlowPlace() {
  const target = folderObjects(folder)
  const read = async (name: string) => {
    const content = await target.read(name)
    await sleep(200)
    return content
  }
  return { target: { ...target, read }, keyring: [] }
}

async function add(erasures: readonly Erasure[]) {
  const client = await openOwnClient(db.pool)
  await addErasures(client, openSlowPlace(), erasures).finally(() => client.end())
}

test('Of several processes that note erased accounts at once each keeps its own', async () => {
  await add([erasureOf(1)])
  await Promise.all([2, 3, 4].map((account) => add([erasureOf(account)])))
  const list = (await readErasures(openSlowPlace())) ?? []
  expect(new Set(accountsOf(list).map(({ account }) => account))).toEqual(new Set([1, 2, 3, 4]))
})

test('Old drafts of the list go, and nothing else that lies there', async () => {
  const place = join(folder, 'erasures')
  const put = async (name: string, hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3600_000)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, name), '')
    await utimes(join(place, name), at, at)
  }
  const young = `plain.${randomUUID()}.draft`
  await put(young, 23)
  await put(`plain.${randomUUID()}.draft`, 25)
  await put(`0123456789abcdef.${randomUUID()}.draft`, 25)
  await put(`notes.${randomUUID()}.draft`, 25)
  await put('notes.draft', 25)
  await add([])
  const left = await readdir(place)
  expect(left.filter((name) => !name.startsWith('notes')).toSorted()).toEqual(
    ['plain', young].toSorted(),
  )
  expect(left).toHaveLength(4)
})
