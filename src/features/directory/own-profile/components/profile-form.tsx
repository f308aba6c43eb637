import type { User } from '#features/accounts/account/contract.ts'
import { ProofField } from '#features/accounts/passwords/components/proof-field.tsx'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { Version } from '#platform/call.ts'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { confirmHours } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { NameFields, PersonFields } from './person-fields.tsx'
import { PaperFields, ReachFields } from './profile-fields.tsx'
import { ProfilePhoto } from './profile-photo.tsx'
import { type SaveOutcome, useProfileForm } from './use-profile-form.ts'

function Elsewhere({ elsewhere }: Pick<SaveOutcome, 'elsewhere'>) {
  const words = useWords(phrases)
  if (elsewhere.length === 0) return null
  return (
    <div role="status" className="grid gap-2 rounded-card border border-line bg-sand p-4">
      <p>{words('conflict')}</p>
      <ul className="grid gap-1">
        {elsewhere.map(({ field, value, isWord }) => (
          <li key={field}>
            <span className="font-medium">{words(field)}: </span>
            <bdi>{isWord ? words(value as 'yes') : value || words('empty')}</bdi>
          </li>
        ))}
      </ul>
      <p>{words('conflictSave')}</p>
    </div>
  )
}

function LinkSent({ email }: { email: string }) {
  const words = useWords(phrases)
  const duration = formatDuration(confirmHours, 'hour', useLanguage())
  const [before, after] = words('emailSent', { duration }).split('{email}')
  return (
    <p role="status" className="flex gap-3 rounded-card bg-sand p-4">
      <Icon name="mail" className="mt-1 size-5 shrink-0 text-palm" />
      <span>
        {before}
        <EmailText>{email}</EmailText>
        {after}
      </span>
    </p>
  )
}

export function ProfileForm(own: { user: User; version: Version }) {
  const words = useWords(phrases)
  const { form, outcome, asksPassword } = useProfileForm(own)
  const { user } = own
  return (
    <Form form={form} label={words('form')}>
      <Elsewhere elsewhere={outcome.elsewhere} />
      <ProfilePhoto user={user} sentUrl={form.typed.photoUrl} />
      <NameFields user={user} typed={form.typed} />
      <ReachFields user={user} />
      <PersonFields user={user} typed={form.typed} />
      <PaperFields user={user} />
      {outcome.hasLostMark && (
        <p role="status" className="rounded-card bg-sand p-4">
          {words('markLost')}
        </p>
      )}
      {outcome.newEmail && <LinkSent email={outcome.newEmail} />}
      {asksPassword && <ProofField email={user.email ?? ''} />}
      <div>
        <SubmitButton>{words('save')}</SubmitButton>
      </div>
    </Form>
  )
}
