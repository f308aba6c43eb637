import { maxBioLength, type User } from '#features/accounts/account/contract.ts'
import { SecondTextField } from '#features/accounts/advertiser/components/second-text-field.tsx'
import { secondOf } from '#features/accounts/advertiser/rules/second-texts.ts'
import { useWords } from '#i18n/words.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { FormControl } from '#ui/form/use-form.ts'
import { phrases } from '../phrases/screen.ts'
import { EmirateField, LanguagesField, SpecialitiesField } from './profile-choices.tsx'
import { pair } from './profile-fields.tsx'

type PersonProps = { user: User } & Pick<FormControl, 'typed'>

export function NameFields({ user, typed }: PersonProps) {
  const words = useWords(phrases)
  return (
    <div className={pair}>
      <TextField
        label={words('name')}
        {...(user.verified && { hint: words('verifiedHint') })}
        name="name"
        autoComplete="name"
        dir="auto"
        defaultValue={user.name}
        isRequired
      />
      <SecondTextField
        name="secondName"
        first={typed.name ?? user.name}
        defaultValue={secondOf(user.name, user.names)}
        hasHint
      />
    </div>
  )
}

function JobFields({ user, typed }: PersonProps) {
  const words = useWords(phrases)
  return (
    <div className={pair}>
      <TextField
        label={words('job')}
        name="job"
        autoComplete="organization-title"
        dir="auto"
        defaultValue={user.job ?? ''}
        isRequired
      />
      <SecondTextField
        name="secondJob"
        first={typed.job ?? user.job ?? ''}
        defaultValue={secondOf(user.job, user.jobs)}
      />
    </div>
  )
}

export function PersonFields({ user, typed }: PersonProps) {
  const words = useWords(phrases)
  return (
    <>
      <div className={pair}>
        <EmirateField user={user} />
      </div>
      <JobFields user={user} typed={typed} />
      <TextAreaField
        label={words('bio')}
        hint={words('bioHint', { maximum: maxBioLength })}
        name="bio"
        maxLength={maxBioLength}
        defaultValue={user.bio ?? ''}
        isRequired
      />
      <SecondTextField
        name="secondBio"
        first={typed.bio ?? user.bio ?? ''}
        defaultValue={secondOf(user.bio, user.bios)}
        maxLength={maxBioLength}
      />
      <LanguagesField user={user} />
      <SpecialitiesField user={user} />
    </>
  )
}
