import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import type { User } from '#features/accounts/account/contract.ts'
import { hasTeam } from '#features/accounts/account/rules.ts'
import { useWords } from '#i18n/words.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases/screen.ts'

type UserProps = { user: User }

export const pair = 'grid gap-5 sm:grid-cols-2'

export function ReachFields({ user }: UserProps) {
  const words = useWords(phrases)
  const number = { type: 'tel', inputMode: 'tel', dir: 'ltr', className: 'text-start' } as const
  return (
    <>
      <EmailField
        label={words('email')}
        hint={words('emailHint')}
        autoComplete="email"
        defaultValue={user.email ?? ''}
      />
      <div className={pair}>
        <div className="grid content-start gap-1">
          <TextField
            {...number}
            label={words('phone')}
            hint={words('phoneHint')}
            name="phone"
            autoComplete="tel"
            defaultValue={user.phone ?? ''}
            isRequired
          />
          <CheckBox name="showPhone" label={words('showPhone')} defaultChecked={user.showPhone} />
        </div>
        <div className="grid content-start gap-1">
          <TextField
            {...number}
            label={words('whatsapp')}
            hint={words('phoneHint')}
            name="whatsapp"
            autoComplete="off"
            defaultValue={user.whatsapp ?? ''}
          />
          <CheckBox
            name="showWhatsapp"
            label={words('showPhone')}
            defaultChecked={user.showWhatsapp}
          />
        </div>
      </div>
    </>
  )
}

export function PaperFields({ user }: UserProps) {
  const words = useWords(phrases)
  const office = hasTeam(user)
  const hint = user.verified ? { hint: words('verifiedHint') } : {}
  return (
    <div className={pair}>
      {office && (
        <TextField
          label={words('companyName')}
          {...hint}
          name="companyName"
          autoComplete="organization"
          dir="auto"
          defaultValue={user.companyName ?? ''}
        />
      )}
      <TextField
        label={words('companyAddress')}
        name="companyAddress"
        autoComplete="street-address"
        dir="auto"
        defaultValue={user.companyAddress ?? ''}
      />
      <TextField
        label={words(office ? 'orn' : 'brn')}
        {...hint}
        name={office ? 'orn' : 'brn'}
        inputMode="numeric"
        dir="auto"
        defaultValue={(office ? user.orn : user.brn) ?? ''}
      />
      <TextField
        label={words('membershipId')}
        name="membershipId"
        dir="auto"
        defaultValue={user.membershipId ?? ''}
      />
    </div>
  )
}
