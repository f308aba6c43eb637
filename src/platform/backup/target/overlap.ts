import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  databaseFolderOf,
  filesFolderOf,
  filesPrefix,
  incomingOf,
  mediaFolderOf,
  resumableOf,
} from '../../storage/own-places.ts'
import type { S3Options } from '../../storage/s3-objects.ts'
import type { Root } from './address.ts'

export type S3Account = Omit<S3Options, 'bucket'>

export type SiteStorage = { dataDir: string; s3: S3Options | undefined }

type Target = { root: Root; account: S3Account | undefined }

type Path = readonly string[]

const partsOf = (path: string): Path => path.split('/').filter((part) => part !== '')

const isWithin = (outer: Path, inner: Path) => outer.every((part, at) => inner[at] === part)

const overlaps = (one: Path, other: Path) => isWithin(one, other) || isWithin(other, one)

/** All AWS endpoints lead to the same buckets. */
const storeOf = (host: string) =>
  /(^|\.)amazonaws\.com(\.cn)?$/.test(host) ? 'amazonaws.com' : host.replace(/\.$/, '')

function pathInStore({ endpoint, bucket }: Pick<S3Options, 'endpoint' | 'bucket'>, prefix: string) {
  const { host, pathname } = new URL(endpoint)
  return [storeOf(host), ...partsOf(`${pathname}/${bucket}/${prefix}`)]
}

function findInStore(target: Path, { s3 }: SiteStorage): string | undefined {
  if (!s3 || !overlaps(target, pathInStore(s3, filesPrefix))) return undefined
  return `s3://${s3.bucket}/${filesPrefix}`
}

function followLinks(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    const above = dirname(path)
    return above === path ? path : join(followLinks(above), basename(path))
  }
}

const realParts = (path: string) => partsOf(followLinks(path))

const ownFoldersOf = (site: SiteStorage) => [
  mediaFolderOf(site),
  filesFolderOf(site),
  incomingOf(site),
  resumableOf(site),
  databaseFolderOf(site),
]

/** A target that contains DATA_DIR is refused too: DATA_DIR may be called `media` or `backups`. */
function findFolder(folder: string, site: SiteStorage): string | undefined {
  const targets = [folder, join(folder, 'backups'), join(folder, 'media')].map(realParts)
  const dataDir = realParts(site.dataDir)
  if (targets.some((target) => isWithin(target, dataDir))) return site.dataDir
  return ownFoldersOf(site).find((own) => {
    const parts = realParts(own)
    return targets.some((target) => overlaps(target, parts))
  })
}

export function findOverlap({ root, account }: Target, site: SiteStorage): string | undefined {
  if ('folder' in root) return findFolder(root.folder, site)
  return account && findInStore(pathInStore({ ...account, bucket: root.bucket }, root.prefix), site)
}
