import { useWords } from '#i18n/words.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { PageLinks } from './page-links.tsx'
import { phrases } from './phrases/messages.ts'

export function PageMissing() {
  const words = useWords(phrases)
  return (
    <>
      <title>{words('missingTitle')}</title>
      <PageMessage
        drawing="door"
        title={words('missingTitle')}
        text={words('missingText')}
        actions={<PageLinks isFirst />}
      />
    </>
  )
}
