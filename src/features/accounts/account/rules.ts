import type { User } from './contract.ts'

/** Compares the photo by its id, since its address has a signature that changes. */
export const versionOfUser = ({ photo, ...user }: User) => ({ ...user, photoId: photo?.id ?? null })

type Own = Pick<User, 'role'>

export const hasTeam = ({ role }: Own) => role === 'agency' || role === 'company'

export const canJoin = ({ role }: Own) => role === 'agent' || role === 'broker'
