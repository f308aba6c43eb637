import type { Place } from '#features/reference/places/rules.ts'
import type { ContentLanguage } from '#i18n/language.ts'
import type { Text } from '#i18n/phrases.ts'

export type Role = 'agent' | 'agency' | 'broker' | 'landlord' | 'company' | 'operator'

/** An account with the names of its columns; what it refers to by slug. */
export type DemoAccount = {
  slug: string
  role: Role
  name: string
  secondName: string | null
  email: string
  phone: string
  whatsapp: string | null
  showPhone: boolean
  job: string | null
  secondJob: string | null
  bio: string | null
  secondBio: string | null
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

/** `writes`: the language of the first name, job and bio; English if absent. */
type Writer = { slug: string; writes?: ContentLanguage }

export type Person = Writer & { languages: string; feminine?: boolean }

export type Office = Writer & { emirate: string; prefix: string }

export type Other = Person & { role: string; emirate: string }

/** How people present themselves; comes from the phrases. */
export type Manners = {
  names: Readonly<Record<string, Text>>
  /** Of agents, with the place where they work. */
  bios: Text[]
  /** Of all others. */
  ownBios: Readonly<Record<string, Text>>
  jobs: Record<Exclude<Role, 'operator'> | 'womanAgent' | 'womanBroker' | 'womanLandlord', Text>
}

export type Setting = {
  today: Date
  /** Where an agent of each emirate is at home. */
  communities: ReadonlyMap<string, readonly Place[]>
}
