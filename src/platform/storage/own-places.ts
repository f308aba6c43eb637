import { join } from 'node:path'

type Site = { dataDir: string }

export const mediaFolderOf = ({ dataDir }: Site) => join(dataDir, 'media')

export const filesFolderOf = (site: Site) => join(mediaFolderOf(site), 'files')

/** Never inside a folder that is served. */
export const incomingOf = ({ dataDir }: Site) => join(dataDir, 'incoming')

export const resumableOf = ({ dataDir }: Site) => join(dataDir, 'resumable')

/** A link when its account may not enter DATA_DIR. */
export const databaseFolderOf = ({ dataDir }: Site) => join(dataDir, 'postgres')

export const filesPrefix = 'media/'
