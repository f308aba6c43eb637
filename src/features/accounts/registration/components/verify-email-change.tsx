import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { FormPage } from '#ui/form/form-page.tsx'
import { type EmailChange, endEmailChange, type Verified, verifyByForm } from '../contract.ts'
import { phrases } from '../phrases/verify.ts'
import { LinkAction } from './link-action.tsx'

function ChangeFacts({ name, oldEmail, email }: EmailChange) {
  const words = useWords(phrases)
  const facts = [
    ['accountName', name],
    ['currentAddress', oldEmail],
    ['newAddress', email],
  ] as const
  return (
    <dl className="grid gap-3">
      {facts.map(([phrase, fact]) => (
        <div key={phrase}>
          <dt className="text-muted">{words(phrase)}</dt>
          <dd className="break-words">
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type VerifyEmailChangeProps = {
  token: string
  change: EmailChange
  onOpened: (opened: Verified) => void
  onEnded: () => void
}

/** Asks first: the account may be a stranger's, who keeps its password and second factor. */
export function VerifyEmailChange({ token, change, onOpened, onEnded }: VerifyEmailChangeProps) {
  const words = useWords(phrases)
  const ask = usePageCall()
  const confirm = async () => {
    const { reply, faults } = await ask(verifyByForm, { body: { token } })
    if (reply) onOpened(reply)
    return faults
  }
  const end = async () => {
    const { reply, faults } = await ask(endEmailChange, { body: { token } })
    if (reply) onEnded()
    return faults
  }
  return (
    <FormPage title={words('changeTitle')} note={words('changeText')}>
      <ChangeFacts {...change} />
      <LinkAction failed={words('notConfirmed')} onAct={confirm}>
        {words('confirmAddress')}
      </LinkAction>
      <LinkAction hint={words('notAskedHint')} failed={words('requestNotEnded')} onAct={end}>
        {words('notAsked')}
      </LinkAction>
    </FormPage>
  )
}
