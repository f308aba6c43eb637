import { execFileSync } from 'node:child_process'
import { chmod, cp, lstat, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findUnprivilegedAccount } from './account.ts'
import { findBinaries, installedPackage } from './binaries.ts'

const top = await mkdtemp(join(tmpdir(), 'dara-binaries-'))
const closed = join(top, 'closed')
const shared = join(top, 'shared')
const isRoot = process.getuid?.() === 0

afterAll(() => rm(top, { recursive: true }))

describe.runIf(isRoot)("binaries that the server's account cannot reach", () => {
  it('are copied, libraries linked, to where it can run them', async () => {
    const isFileOrFolder = async (path: string) => !(await lstat(path)).isSymbolicLink()
    await cp(installedPackage(), closed, { recursive: true, filter: isFileOrFolder })
    await chmod(top, 0o711)
    await chmod(closed, 0o700)
    const account = await findUnprivilegedAccount()
    const native = await findBinaries(account, { installed: closed, shared })
    expect(native.startsWith(shared)).toBe(true)
    const options = { ...account, cwd: '/', encoding: 'utf8' as const }
    expect(execFileSync(join(native, 'bin/postgres'), ['--version'], options)).toMatch(/^postgres /)
    expect(await findBinaries(account, { installed: closed, shared })).toBe(native)
  })

  it('end the start with a way out when there is no place for a copy', async () => {
    const nowhere = { installed: closed, shared: '/dev/null/nowhere' }
    await expect(findBinaries(await findUnprivilegedAccount(), nowhere)).rejects.toThrow(
      'DATABASE_URL',
    )
  })
})
