import { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import { phrases as roles } from '#features/accounts/account/phrases.ts'
import { useWords } from '#i18n/words.tsx'
import { RadioField } from '#ui/form/choices/radio-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases/sign-up.ts'

const notes = {
  agent: 'agentNote',
  agency: 'agencyNote',
  broker: 'brokerNote',
  landlord: 'landlordNote',
  company: 'companyNote',
} as const

const icons = {
  agent: 'user-round',
  agency: 'building',
  broker: 'handshake',
  landlord: 'key-round',
  company: 'briefcase-business',
} as const

export function RoleStep() {
  const words = useWords(phrases)
  const nameOf = useWords(roles)
  return (
    <RadioField
      legend={words('role')}
      name="role"
      isRequired
      choices={advertiserRoles.map((role) => ({
        value: role,
        label: nameOf(role),
        note: words(notes[role]),
        icon: <Icon name={icons[role]} className="size-6 shrink-0 text-muted" />,
      }))}
    />
  )
}
