import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type Account = { uid: number; gid: number } | undefined

export const wayOut = 'Or set DATABASE_URL to use a PostgreSQL server of your own.'

/** PostgreSQL refuses to run as root. */
export const findUnprivilegedAccount = async (): Promise<Account> => {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => lines.find((line) => line[0] === name))
  const [, , uid, gid] = found.find((line) => line !== undefined) ?? []
  if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  throw new Error(
    `PostgreSQL does not run as root, and /etc/passwd has neither postgres nor nobody. Start as another account. ${wayOut}`,
  )
}

const searchBit = (owner: { uid: number; gid: number }, account: { uid: number; gid: number }) => {
  if (owner.uid === account.uid) return 0o100
  return owner.gid === account.gid ? 0o010 : 0o001
}

export const canEnter = async (folder: string, account: Account): Promise<boolean> => {
  if (!account) return true
  const found = await stat(folder)
  if ((found.mode & searchBit(found, account)) === 0) return false
  return folder === dirname(folder) || canEnter(dirname(folder), account)
}
