import type { User } from './contract.ts'

type Own = Pick<User, 'role'>

/** What a change of the profile could overwrite: whether there is a code follows from ads alone. */
export const versionOf = ({ qrCodeImage: _, ...profile }: User) => profile

/** Product.md 3: agencies and companies have members. */
export const hasTeam = ({ role }: Own) => role === 'agency' || role === 'company'

/** Product.md 3: who may join an agency. */
export const canJoin = ({ role }: Own) => role === 'agent' || role === 'broker'
