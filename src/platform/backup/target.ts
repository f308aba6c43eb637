import { resolve } from 'node:path'
import { folderObjects } from '../storage/folder-objects.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { type S3Options, s3Objects } from '../storage/s3-objects.ts'
import { listBackups } from './manifest.ts'
import { UnusableBackup } from './unusable.ts'

/** Where the bucket of an `s3://` address is and who may write to it. */
export type S3Account = Omit<S3Options, 'bucket'>

/** A target and, where the address names one, a backup in it. */
export type Place = { target: ObjectStore; name: string | undefined }

const endsInName = /^(?:(.*)\/)?(\d{8}T\d{6}Z-[0-9a-f]{8})(?:\.manifest|\.database)?$/

/** `DIR`, `DIR/NAME` and `DIR/backups/NAME.manifest` are all understood. */
function splitName(address: string): { root: string; name: string | undefined } {
  const trimmed = address.replace(/\/+$/, '') || '/'
  const [, before = '.', name] = endsInName.exec(trimmed) ?? []
  if (name === undefined) return { root: trimmed, name }
  return { root: before.replace(/\/?backups$/, '') || '.', name }
}

/** @throws UnusableBackup when it is an S3 address and nobody said who may use it */
export function openPlace(address: string, account: S3Account | undefined): Place {
  const { root, name } = splitName(address)
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(root) ?? []
  if (root.startsWith('s3:') && !bucket) {
    throw new UnusableBackup(`${address} names no bucket. Example: s3://dara-backups/production`)
  }
  if (!bucket) return { target: folderObjects(resolve(root)), name }
  if (!account) {
    throw new UnusableBackup(
      `${address} needs BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.`,
    )
  }
  return { target: s3Objects({ ...account, bucket }, prefix && `${prefix}/`), name }
}

/** The backup that the address names, or else the newest of the target. */
export async function findBackup({ target, name }: Place): Promise<string> {
  const names = await listBackups(target)
  const wanted = name ?? names.at(-1)
  if (wanted && names.includes(wanted)) return wanted
  throw new UnusableBackup(name ? `There is no backup ${name}.` : 'There is no backup there.')
}
