import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { formatPhone } from '#i18n/format.ts'
import { Fact } from './fact.tsx'

type SenderFactsProps = {
  sender: { name: string; phone: string; email: string | null }
  words: (key: 'name' | 'phone' | 'email') => string
}

export function SenderFacts({ sender: { name, phone, email }, words }: SenderFactsProps) {
  return (
    <>
      <Fact label={words('name')}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact label={words('phone')}>
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </Fact>
      {email && (
        <Fact label={words('email')}>
          <EmailText>{email}</EmailText>
        </Fact>
      )}
    </>
  )
}
