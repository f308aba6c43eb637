import { join } from 'node:path'
import { localStorage } from '../storage/local-storage.ts'
import type { S3Options } from '../storage/s3-objects.ts'
import { s3Storage } from '../storage/s3-storage.ts'
import { openResumable } from '../uploads/resumable.ts'
import { openStudio } from './studio.ts'

type Place = { dataDir: string; s3: S3Options | undefined }

/** Where files lie while they arrive: beside, never among, what is served. */
export const incomingOf = ({ dataDir }: Pick<Place, 'dataDir'>) => join(dataDir, 'incoming')

/** Where uploads lie that may yet go on. */
export const resumableOf = ({ dataDir }: Pick<Place, 'dataDir'>) => join(dataDir, 'resumable')

/** The store of uploaded files. */
export const openStorage = ({ dataDir, s3 }: Place) =>
  s3 ? s3Storage(s3) : localStorage(join(dataDir, 'media', 'files'))

/** The store of uploaded files and the processes that look into them. */
export function openMedia({ dataDir, s3 }: Place) {
  const storage = openStorage({ dataDir, s3 })
  const resumable = openResumable(resumableOf({ dataDir }))
  return { storage, studio: openStudio(incomingOf({ dataDir })), resumable }
}
