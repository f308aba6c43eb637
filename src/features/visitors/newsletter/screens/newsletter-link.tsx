import { type ReactNode, useState } from 'react'
import { LinkAction } from '#features/accounts/registration/components/link-action.tsx'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { nameOf } from '#platform/call.ts'
import { useMailedToken } from '#platform/browser/mailed-token.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { usePlainAnswer } from '#ui/plain-answer.ts'
import { Icon } from '#ui/icon.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { confirmSubscription, unsubscribe } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

const pages = {
  'newsletter/confirm': {
    endpoint: confirmSubscription,
    title: phrases.confirmTitle,
    text: phrases.confirmText,
    action: phrases.confirm,
    done: phrases.confirmed,
    doneText: phrases.confirmedText,
  },
  'newsletter/unsubscribe': {
    endpoint: unsubscribe,
    title: phrases.unsubscribeTitle,
    text: phrases.unsubscribeText,
    action: phrases.unsubscribe,
    done: phrases.unsubscribed,
    doneText: phrases.unsubscribedText,
  },
}

type Page = keyof typeof pages

/** An unknown link is another page, and no fault beside the button. */
function useLinkCall(page: Page, token: string) {
  const ask = usePageCall()
  const [state, setState] = useState<'open' | 'done' | 'unknown'>('open')
  const act = async () => {
    const { reply, faults } = await ask(pages[page].endpoint, { body: { token } })
    const isUnknown = faults.some(({ code }) => code === 'not_found')
    if (reply || isUnknown) setState(reply ? 'done' : 'unknown')
    return isUnknown ? [] : faults
  }
  return { state, act }
}

/** Without scripts the form goes to the address of the page, which then has the token still. */
function WithoutScripts({ page }: { page: Page }) {
  const language = useLanguage()
  return (
    <noscript>
      <form method="post">
        <Button type="submit">{formatPhrase(pages[page].action, language)}</Button>
      </form>
    </noscript>
  )
}

type LinkScreenProps = {
  page: Page
  waysOn: ReactNode
}

/** Programs of mail servers open links: only a press of the button does something. */
export function NewsletterLinkScreen({ page, waysOn }: LinkScreenProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const token = useMailedToken(page)
  const { state, act } = useLinkCall(page, token ?? '')
  const { endpoint, title, text, action, done, doneText } = pages[page]
  const answer = usePlainAnswer(nameOf(endpoint))
  const isMissing = answer?.status === 404 || answer?.status === 422
  if (token === '' || state === 'unknown' || isMissing) {
    const unknown = { title: words('unknown'), text: words('unknownText') }
    return <PageMessage live="polite" drawing="void-letter" {...unknown} actions={waysOn} />
  }
  if (state === 'done') {
    const end = { title: formatPhrase(done, language), text: formatPhrase(doneText, language) }
    const drawing = <Icon name="circle-check" className="size-12 text-palm" />
    return <PageMessage live="polite" drawing={drawing} {...end} actions={waysOn} />
  }
  return (
    <PageMessage
      drawing="letter"
      title={formatPhrase(title, language)}
      text={answer?.faults[0]?.msg ?? formatPhrase(text, language)}
      actions={
        <>
          <WithoutScripts page={page} />
          {token === undefined ? (
            <Button disabled className="noscript:hidden">
              {formatPhrase(action, language)}
            </Button>
          ) : (
            <LinkAction failed={words('failed')} onAct={act}>
              {formatPhrase(action, language)}
            </LinkAction>
          )}
        </>
      }
    />
  )
}
