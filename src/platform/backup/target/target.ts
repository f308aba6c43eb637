import { folderObjects } from '../../storage/folder-objects.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { s3Objects } from '../../storage/s3-objects.ts'
import { listBackups } from '../manifest.ts'
import { UnusableBackup } from '../unusable.ts'
import { readAddress } from './address.ts'
import { findOverlap, type S3Account, type SiteStorage } from './overlap.ts'

export type TargetPlace = { target: ObjectStore; name: string | undefined }

const accountNeeded =
  'needs BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY'

/** @throws UnusableBackup when it is an S3 address without an account */
export function openPlace(address: string, account: S3Account | undefined): TargetPlace {
  const read = readAddress(address)
  if ('problem' in read) throw new UnusableBackup(`${address} ${read.problem}.`)
  const { root, name } = read
  if ('folder' in root) return { target: folderObjects(root.folder), name }
  if (!account) throw new UnusableBackup(`${address} ${accountNeeded}.`)
  const { bucket, prefix } = root
  return { target: s3Objects({ ...account, bucket }, prefix), name }
}

type TargetOptions = { address: string; account: S3Account | undefined }

/** The result continues a sentence that begins with the address. */
export function findTargetProblem({ address, account }: TargetOptions, site: SiteStorage) {
  const read = readAddress(address)
  if ('problem' in read) return read.problem
  if (!('folder' in read.root) && !account) return accountNeeded
  const own = findOverlap({ root: read.root, account }, site)
  return own && `overlaps with what the site itself keeps (${own}): name a place of its own`
}

/** @throws UnusableBackup when the target overlaps with the site's own storage */
export function requireSafeTarget(options: TargetOptions, site: SiteStorage): void {
  const problem = findTargetProblem(options, site)
  if (problem !== undefined) throw new UnusableBackup(`${options.address} ${problem}.`)
}

export async function findBackup({ target, name }: TargetPlace): Promise<string> {
  const names = await listBackups(target)
  const wanted = name ?? names.at(-1)
  if (wanted && names.includes(wanted)) return wanted
  throw new UnusableBackup(name ? `There is no backup ${name}.` : 'There is no backup there.')
}
