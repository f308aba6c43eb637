import * as z from 'zod/mini'
import {
  maxBioLength,
  SentBios,
  SentJobs,
  SentNames,
  User,
} from '#features/accounts/account/contract.ts'
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

export const confirmHours = 24

/** More languages or specialities than anyone has. */
const maxChoices = 50

const ids = () => z.array(Id).check(z.minLength(1), z.maxLength(maxChoices))

const fields = {
  name: z.optional(nameField(100)),
  names: z.optional(SentNames),
  email: z.optional(emailField()),
  phone: z.optional(lineField(40)),
  whatsapp: clearableLine(40),
  emirateId: z.optional(Id),
  job: z.optional(lineField(100)),
  jobs: z.optional(SentJobs),
  bio: z.optional(requiredField(maxBioLength)),
  bios: z.optional(SentBios),
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
 * Changes to a profile. Absent fields stay. A required field that is sent empty is refused; an
 * optional one is cleared. `names`, `jobs` and `bios` add the text for readers of the other language,
 * which null removes; the letters of `name`, `job` and `bio` say which language those are in.
 */
export const PersonProfile = z.object(fields)

/** Changes to the profile of an agency or a company, with the same rules as `PersonProfile`. */
export const OfficeProfile = z.object({
  ...fields,
  companyName: clearableName(200),
  orn: clearableLine(50),
})
export type ProfileChanges = z.output<typeof OfficeProfile>

/**
 * Changes the profile of an agent, broker or landlord: absent fields stay. A new e-mail counts
 * once its mailed link is opened, everything else at once. A new name, company name, BRN or ORN
 * removes the verified mark. With a stale `If-Match`: 409 with the current `user`. 403
 * `password_needed` when the e-mail or a number changes, or a hidden number is to be shown, and
 * the password was confirmed more than {proofMinutes} minutes ago. 429 `phone_changed_often` at the path
 * `phone` after {ownerLimits.phone-change.max} changes of the phone in a day.
 */
export const updateAgent = endpoint({
  summary: 'Change your profile',
  method: 'PUT',
  path: '/agents/update',
  access: ['landlord', 'agent', 'broker'],
  body: PersonProfile,
  versioned: 'optional',
  reply: z.object({ user: User }),
})

/** Like `PUT /agents/update`, for agencies and companies, with the fields of an office. */
export const updateAgency = endpoint({
  summary: 'Change the profile of your agency',
  method: 'PUT',
  path: '/agencies/update',
  access: ['agency', 'company'],
  body: OfficeProfile,
  versioned: 'optional',
  reply: z.object({ user: User }),
})
