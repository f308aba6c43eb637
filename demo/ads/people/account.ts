import type { Place } from '#features/reference/places/rules.ts'
import type { Text } from '#i18n/phrases.ts'

export type Role = 'agent' | 'agency' | 'broker' | 'landlord' | 'company' | 'operator'

/** An account with the names of its columns; what it refers to by slug. */
export type DemoAccount = {
  slug: string
  role: Role
  name: string
  email: string
  phone: string
  whatsapp: string | null
  showPhone: boolean
  job: string | null
  bio: string | null
  brn: string | null
  orn: string | null
  membershipId: string | null
  companyAddress: string | null
  photo: string | null
  verified: boolean
  emirate: string
  agency: string | null
  languages: string[]
  specialities: string[]
  createdAt: Date
}

export type Person = { slug: string; name: string; languages: string; feminine?: boolean }

export type Office = { slug: string; name: string; emirate: string; prefix: string; bio: string }

export type Other = Person & { role: string; emirate: string; bio: string }

/** How people present themselves; comes from the phrases. */
export type Manners = {
  bios: Text[]
  jobs: Record<Exclude<Role, 'operator'> | 'womanAgent', Text>
}

export type Setting = {
  today: Date
  /** Where an agent of each emirate is at home. */
  communities: ReadonlyMap<string, readonly Place[]>
}
