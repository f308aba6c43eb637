import { whatsappAddress } from '#features/listing/property/components/contact-of.ts'
import { useWords } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases.ts'

type Props = {
  name: string
  phone: string | null
  whatsapp: string | null
  /** Of the profile, with the origin: it stands in the message. */
  address: string
  isMain?: boolean
}

/** A list has many such links, so screen readers hear whom each of them reaches. */
function Label({ short, whole }: { short: string; whole: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{whole}</span>
    </>
  )
}

/** Nothing of an advertiser who shows no number. */
export function AgentContact({ name, phone, whatsapp, address, isMain }: Props) {
  const words = useWords(phrases)
  return (
    <>
      {phone && (
        <AnchorButton variant={isMain ? 'main' : 'quiet'} href={`tel:${phone}`} className="flex-1">
          <Icon name="phone" className="size-4" />
          <Label short={words('call')} whole={words('callName', { name })} />
        </AnchorButton>
      )}
      {whatsapp && (
        <AnchorButton
          variant="quiet"
          href={whatsappAddress(whatsapp, words('message', { name, address }))}
          target="_blank"
          rel="noopener"
          className="flex-1"
        >
          <Icon name="message-circle" className="size-4" />
          <Label short={words('whatsapp')} whole={words('whatsappName', { name })} />
        </AnchorButton>
      )}
    </>
  )
}
