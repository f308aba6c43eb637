import * as z from 'zod/mini'
import { User } from '#features/accounts/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id } from '#platform/endpoint/fields.ts'
import {
  clearableLine,
  clearableName,
  emailField,
  lineField,
  nameField,
  requiredField,
} from '#platform/endpoint/person-fields.ts'

/** More than anybody speaks or knows best. */
const mostChoices = 50

const ids = () => z.array(Id).check(z.minLength(1), z.maxLength(mostChoices))

const fields = {
  name: z.optional(nameField(100)),
  email: z.optional(emailField()),
  phone: z.optional(lineField(40)),
  whatsapp: clearableLine(40),
  emirateId: z.optional(Id),
  job: z.optional(lineField(100)),
  bio: z.optional(requiredField(4_000)),
  languageIds: z.optional(ids()),
  specialityIds: z.optional(ids()),
  companyAddress: clearableLine(200),
  photoId: clearableLine(100),
  membershipId: clearableLine(50),
  brn: clearableLine(50),
  showPhone: z.optional(z.boolean()),
  showWhatsapp: z.optional(z.boolean()),
}

/**
 * What somebody changes of their profile (spec 5, "Account update"): what is absent stays, a
 * required field that is sent empty is refused, an optional one is emptied.
 */
export const PersonProfile = z.object(fields)

/** The same of an agency or a company, which have an office. */
export const OfficeProfile = z.object({
  ...fields,
  companyName: clearableName(200),
  orn: clearableLine(50),
})
export type ProfileChanges = z.output<typeof OfficeProfile>

/**
 * Changes one's own profile. Another e-mail counts once its mailed link is opened, all else at
 * once. With another name, company name, BRN or ORN the verified mark is gone. With an `If-Match` that is stale: 409 with the current `user`. 403 `password_needed` where
 * e-mail or a number would change or a hidden number be shown, and the password was given more than five
 * minutes ago. 429
 * `phone_changed_often` with `path` `phone` where the phone would change the fourth time in a day.
 */
export const updateAgent = endpoint({
  method: 'PUT',
  path: '/agents/update',
  access: ['landlord', 'agent', 'broker'],
  body: PersonProfile,
  reply: z.object({ user: User }),
})

/** The same for agencies and companies. */
export const updateAgency = endpoint({
  method: 'PUT',
  path: '/agencies/update',
  access: ['agency', 'company'],
  body: OfficeProfile,
  reply: z.object({ user: User }),
})
