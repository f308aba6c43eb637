import { join } from 'node:path'

/*
 * Where the site keeps what is its own: below DATA_DIR and, where uploaded files are in S3, in their
 * bucket. Backups may lie in none of these places.
 */

type Site = { dataDir: string }

/** Uploaded files, and pictures that were drawn for a demo. */
export const mediaFolderOf = ({ dataDir }: Site) => join(dataDir, 'media')

export const filesFolderOf = (site: Site) => join(mediaFolderOf(site), 'files')

/** Files while they arrive: beside, never among, what is served. */
export const incomingOf = ({ dataDir }: Site) => join(dataDir, 'incoming')

export const resumableOf = ({ dataDir }: Site) => join(dataDir, 'resumable')

/** The embedded database; a link where its account may not enter DATA_DIR. */
export const databaseFolderOf = ({ dataDir }: Site) => join(dataDir, 'postgres')

/** What keys of uploaded files begin with: a bucket may hold other things too. */
export const filesPrefix = 'media/'
