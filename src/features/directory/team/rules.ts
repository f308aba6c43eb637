import { emptyProfile, namesOf } from '#features/accounts/advertiser/rules/advertisers.ts'
import type { Member } from './contract.ts'

export type TeamRow = { status: Member['status']; id: number; email: string | null; at: Date }

export const isStranger = ({ status }: Pick<TeamRow, 'status'>) =>
  status === 'invited' || status === 'declined'

export function invitedMember({ id, email, at, status }: TeamRow): Member {
  return {
    ...emptyProfile,
    id,
    slug: '',
    name: email ?? '',
    names: namesOf({ name: email ?? '', second_name: null }),
    role: 'agent',
    verified: false,
    propertiesCount: 0,
    memberSince: at.toISOString(),
    email,
    status,
  }
}
