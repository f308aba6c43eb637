import { localStorage } from '../storage/local-storage.ts'
import { filesFolderOf, incomingOf, resumableOf } from '../storage/own-places.ts'
import type { S3Options } from '../storage/s3-objects.ts'
import { s3Storage } from '../storage/s3-storage.ts'
import { openResumable } from '../uploads/resumable.ts'
import { openMediaWorker } from './media-worker.ts'

type MediaOptions = { dataDir: string; s3: S3Options | undefined }

export const openStorage = ({ dataDir, s3 }: MediaOptions) =>
  s3 ? s3Storage(s3) : localStorage(filesFolderOf({ dataDir }))

export const openPlaces = (options: MediaOptions) => ({
  storage: openStorage(options),
  resumable: openResumable(resumableOf(options)),
})

export const openMedia = (options: MediaOptions) => ({
  ...openPlaces(options),
  mediaWorker: openMediaWorker(incomingOf(options)),
})
