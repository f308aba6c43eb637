import { useWords } from '#i18n/words.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { SecondTextField } from '#features/accounts/advertiser/components/second-text-field.tsx'
import { maxBioLength } from '#features/accounts/account/contract.ts'
import { phrases } from '../phrases/sign-up.ts'
import { PhotoField } from './photo-field.tsx'

const firms = ['agency', 'company']
const licensed = ['agent', 'broker']

type ProfileStepProps = Record<'role' | 'description' | 'photo', string | undefined>

export function ProfileStep({ role, description, photo }: ProfileStepProps) {
  const words = useWords(phrases)
  const isFirm = firms.includes(role ?? '')
  return (
    <>
      {isFirm && (
        <TextField
          label={words('companyName')}
          name="companyName"
          autoComplete="organization"
          dir="auto"
        />
      )}
      {isFirm && <TextField label={words('orn')} name="orn" inputMode="numeric" />}
      {licensed.includes(role ?? '') && (
        <TextField label={words('brn')} name="brn" inputMode="numeric" />
      )}
      <TextAreaField
        label={words('description')}
        hint={words('descriptionHint')}
        name="description"
        maxLength={maxBioLength}
        isRequired
      />
      <SecondTextField name="secondBio" first={description} maxLength={maxBioLength} hasHint />
      <PhotoField shown={photo} />
    </>
  )
}
