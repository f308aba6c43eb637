import {
  type SecondField,
  sentSecond,
  toSecondField,
} from '#features/accounts/advertiser/rules/second-texts.ts'
import type { Language } from '#i18n/language.ts'
import { faultAt, faultsIn } from '#platform/browser/check-input.ts'
import { stepFaults } from '#ui/form/form-state.ts'
import { textOf } from '#ui/form/typed.ts'
import { Registration } from '../contract.ts'
import { isBirthday } from '../rules/registrations.ts'

export const stepFields = [
  ['role'],
  ['name', 'secondName', 'email', 'phone', 'gender', 'birthday', 'idNumber'],
  ['companyName', 'orn', 'brn', 'description', 'secondBio', 'photoId'],
  ['password', 'confirmPassword'],
] as const

export const lastStep = stepFields.length - 1

type Fault = { msg: string; path?: string }

const ofSteps = stepFaults(stepFields)
export const { findFirstFaultyStep } = ofSteps

const ofForm = ['photoUrl', 'secondName', 'secondBio']

export function registrationOf(typed: FormData): Registration {
  const filled = [...typed].filter(([name, value]) => value !== '' && !ofForm.includes(name))
  const second = (first: string, field: SecondField) =>
    sentSecond(textOf(typed, first), textOf(typed, field).trim())
  return {
    ...(Object.fromEntries(filled) as unknown as Registration),
    names: second('name', 'secondName'),
    bios: second('description', 'secondBio'),
  }
}

/** Only the faults of the first faulty step, and none of later steps than `step`. */
export function faultsUpTo(step: number, body: Registration, language: Language): Fault[] {
  const isFuture = Boolean(body.birthday) && !isBirthday(body.birthday, new Date())
  const found = [
    ...faultsIn(Registration, body, language).map(toSecondField),
    ...(isFuture ? [faultAt('birthday', 'birthday_in_future', language)] : []),
  ]
  return ofSteps.faultsUpTo(step, found)
}
