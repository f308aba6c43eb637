import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runServer } from './run.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'dara-run-'))
await chmod(dataDir, 0o711)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const key = Buffer.alloc(32, 1).toString('base64')
const env = {
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://dara.example',
  ENCRYPTION_KEY: key,
  PASSWORD_PEPPER: key,
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
  PORT: '0',
}

describe('A start that fails', () => {
  test('says why and leaves no database running', async () => {
    const prepare = () => Promise.reject(new Error('the web part could not be built'))
    const starting = runServer({ ...env, LOG_LEVEL: 'silent' }, { prepare, started: 0 })
    await expect(starting).rejects.toThrow('could not be built')
    const left = await readdir(join(dataDir, 'postgres'))
    expect(left).toContain('PG_VERSION')
    expect(left).not.toContain('postmaster.pid')
  })
})
