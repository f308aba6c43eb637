import { useWords } from '#i18n/words.tsx'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { proofMinutes } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

export function ProofField({ email }: { email: string }) {
  const words = useWords(phrases)
  return (
    <div className="grid max-w-md gap-4">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        label={words('proof')}
        hint={words('proofHint', { minutes: proofMinutes })}
      />
    </div>
  )
}
