import type { User } from '#features/accounts/account/contract.ts'
import { hasTeam } from '#features/accounts/account/rules.ts'
import { type SecondField, sentSecond } from '#features/accounts/advertiser/rules/second-texts.ts'
import { textOf } from '#ui/form/typed.ts'
import type { PersonProfile } from '../contract.ts'
import type * as z from 'zod/mini'

export type Typed = z.input<typeof PersonProfile>

const texts = [
  'name',
  'email',
  'phone',
  'whatsapp',
  'job',
  'bio',
  'companyAddress',
  'membershipId',
] as const

const ofOffices = ['companyName', 'orn'] as const
const ofPeople = ['brn'] as const

const idsIn = (typed: FormData, name: string) => typed.getAll(name).map(Number)

export function changesOf(typed: FormData, user: User): Typed {
  const names = [...texts, ...(hasTeam(user) ? ofOffices : ofPeople)]
  const photoId = textOf(typed, 'photoId')
  const emirate = textOf(typed, 'emirateId')
  const second = (name: string, secondName: SecondField) =>
    sentSecond(textOf(typed, name), textOf(typed, secondName).trim())
  const body = {
    ...Object.fromEntries(names.map((name) => [name, textOf(typed, name)])),
    names: second('name', 'secondName'),
    jobs: second('job', 'secondJob'),
    bios: second('bio', 'secondBio'),
    // Absent would mean unchanged; null is refused like every required field.
    emirateId: emirate ? Number(emirate) : null,
    languageIds: idsIn(typed, 'languageIds'),
    specialityIds: idsIn(typed, 'specialityIds'),
    showPhone: typed.has('showPhone'),
    showWhatsapp: typed.has('showWhatsapp'),
    ...(photoId && { photoId }),
  }
  return body as Typed
}
