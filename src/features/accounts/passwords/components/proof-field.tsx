import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { proofMinutes } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

export function ProofField({ email }: { email: string }) {
  const words = useWords(phrases)
  const duration = formatDuration(proofMinutes, 'minute', useLanguage())
  return (
    <div className="grid max-w-md gap-4">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField label={words('proof')} hint={words('proofHint', { duration })} />
    </div>
  )
}
