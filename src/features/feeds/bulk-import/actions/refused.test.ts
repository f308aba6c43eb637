import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openRefused } from './refused.ts'

describe('The file of refused rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dara-refused-'))
  afterAll(() => rm(folder, { recursive: true }))

  it('of an earlier run goes, and none is made without rows', async () => {
    const path = join(folder, 'errors.ndjson')
    await writeFile(path, 'old')
    const { write, close } = await openRefused(path)
    await write([])
    expect(await close()).toBeUndefined()
    await expect(lstat(path)).rejects.toThrow('ENOENT')
  })

  it('may be something else than a file, which is written to and stays', async () => {
    const [target, path] = [join(folder, 'target'), join(folder, 'link')]
    await writeFile(target, 'old')
    await symlink(target, path)
    const { write, close } = await openRefused(path)
    await write([{ row: 1 }])
    await close()
    expect((await lstat(path)).isSymbolicLink()).toBe(true)
    expect(await readFile(target, 'utf8')).toBe('{"row":1}\n')
  })
})
