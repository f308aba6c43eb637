import type { User } from './contract.ts'

/** Compares the photo by its id, since its address has a signature that changes. */
export const versionOfUser = ({ photo, ...user }: User) => ({ ...user, photoId: photo?.id ?? null })

type WithRole = Pick<User, 'role'>

export const hasTeam = ({ role }: WithRole) => role === 'agency' || role === 'company'

export const canJoin = ({ role }: WithRole) => role === 'agent' || role === 'broker'
