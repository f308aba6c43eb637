import { localStorage } from '../storage/local-storage.ts'
import { filesFolderOf, incomingOf, resumableOf } from '../storage/own-places.ts'
import type { S3Options } from '../storage/s3-objects.ts'
import { s3Storage } from '../storage/s3-storage.ts'
import { openResumable } from '../uploads/resumable.ts'
import { openStudio } from './studio.ts'

type Place = { dataDir: string; s3: S3Options | undefined }

/** The store of uploaded files. */
export const openStorage = ({ dataDir, s3 }: Place) =>
  s3 ? s3Storage(s3) : localStorage(filesFolderOf({ dataDir }))

/** The store of uploaded files and the processes that look into them. */
export function openMedia({ dataDir, s3 }: Place) {
  const storage = openStorage({ dataDir, s3 })
  const resumable = openResumable(resumableOf({ dataDir }))
  return { storage, studio: openStudio(incomingOf({ dataDir })), resumable }
}
