import type { ReactElement, ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import type { PageDrawingName } from '#ui/page-message/page-drawing.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { phrases } from '../phrases/verify.ts'

type VerifyMessageProps = {
  title: string
  text: string
  drawing?: PageDrawingName | ReactElement
  actions?: ReactNode
}

export function VerifyMessage({ title, text, drawing = 'letter', actions }: VerifyMessageProps) {
  const words = useWords(phrases)
  return (
    <PageMessage
      live="polite"
      drawing={drawing}
      title={title}
      text={
        <>
          <p className="noscript:hidden">{text}</p>
          <noscript>{words('needsScripts')}</noscript>
        </>
      }
      actions={actions}
    />
  )
}
