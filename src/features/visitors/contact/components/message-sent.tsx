import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../phrases/screen.ts'

type SentProps = { ref?: Ref<HTMLDivElement>; children: ReactNode }

export function MessageSent({ ref, children }: SentProps) {
  const words = useWords(phrases)
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-card bg-sand p-4"
    >
      <p className="font-medium">{words('sent')}</p>
      {children}
    </div>
  )
}

type AnsweredProps = { email: string; onAnother: () => void }

export function MessageSentTo({ email, onAnother }: AnsweredProps) {
  const words = useWords(phrases)
  const [before, after] = words('sentText').split('{email}')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form had the focus, unless the sender is elsewhere on the page.
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <MessageSent ref={box}>
      <p>
        {before}
        <EmailText>{email}</EmailText>
        {after}
      </p>
      <Button variant="quiet" onClick={onAnother}>
        {words('another')}
      </Button>
    </MessageSent>
  )
}
