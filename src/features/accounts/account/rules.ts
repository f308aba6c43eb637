import type { User } from './contract.ts'

/** What tells one version of a profile from another: not the address of its photo, whose signature changes. */
export const versionOfUser = ({ photo, ...user }: User) => ({ ...user, photoId: photo?.id ?? null })

type Own = Pick<User, 'role'>

/** Agencies and companies have members. */
export const hasTeam = ({ role }: Own) => role === 'agency' || role === 'company'

/** Who may join an agency. */
export const canJoin = ({ role }: Own) => role === 'agent' || role === 'broker'
