import * as z from 'zod/mini'
import type { User } from '#features/accounts/account/contract.ts'
import { toLatinDigits } from '#i18n/digits.ts'
import { bothTexts, isSameText } from '#i18n/texts/both-texts.ts'
import { OfficeProfile, type ProfileChanges } from '../contract.ts'
import { textsAfter } from '../rules.ts'
import type { Typed } from './changes-of.ts'

/** A number as somebody types it; the server writes it with the code of its country. */
function isSameNumber(typed: string | null | undefined, now: string | null): boolean {
  const digits = toLatinDigits(typed ?? '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
  return digits === '' ? now === null : now !== null && now.endsWith(digits)
}

const isSameChoice = (ids: readonly number[] | undefined, chosen: User['languages']) =>
  chosen.length === ids?.length && chosen.every(({ id }) => ids.includes(id))

function compareTexts(changes: ProfileChanges, before: User, now: User) {
  const { name, job, bio } = textsAfter(changes, before)
  return {
    name: name.first === now.name,
    names: isSameText(bothTexts(name), now.names),
    job: job.first === now.job,
    jobs: isSameText(bothTexts(job), now.jobs),
    bio: bio.first === now.bio,
    bios: isSameText(bothTexts(bio), now.bios),
  }
}

/** Of each field whether it is now what was sent. */
function compareFields(changes: ProfileChanges, now: User) {
  return {
    email: changes.email === now.email?.toLowerCase(),
    phone: isSameNumber(changes.phone, now.phone),
    whatsapp: isSameNumber(changes.whatsapp, now.whatsapp),
    emirate: changes.emirateId === now.emirate?.id,
    languages: isSameChoice(changes.languageIds, now.languages),
    specialities: isSameChoice(changes.specialityIds, now.specialities),
    companyName: changes.companyName === now.companyName,
    companyAddress: changes.companyAddress === now.companyAddress,
    membershipId: changes.membershipId === now.membershipId,
    brn: changes.brn === now.brn,
    orn: changes.orn === now.orn,
    showPhone: changes.showPhone === now.showPhone,
    showWhatsapp: changes.showWhatsapp === now.showWhatsapp,
    photo: Boolean(changes.photoId) && changes.photoId === now.photo?.id,
  }
}

/** The profile `before`, with those fields of `now` that are as they were sent. */
export function adoptSent(before: User, sent: Typed, now: User): User {
  const { data: changes } = z.safeParse(OfficeProfile, sent)
  if (!changes) return before
  const isSent = { ...compareTexts(changes, before, now), ...compareFields(changes, now) }
  const names = (Object.keys(isSent) as (keyof typeof isSent)[]).filter((name) => isSent[name])
  const adopted = Object.fromEntries(names.map((name) => [name, now[name]]))
  return { ...before, ...(adopted as unknown as Partial<User>) }
}
