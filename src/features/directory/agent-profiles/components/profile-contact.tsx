import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { whatsappAddress } from '#features/listing/property/components/contact-of.ts'
import { formatPhone } from '#i18n/format.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases.ts'

type ProfileContactProps = { agent: Agent; origin: string }

function ContactLinks({ agent, origin }: ProfileContactProps) {
  const words = useWords(phrases)
  const { name, phone, whatsapp } = agent
  const address = origin + pathInLanguage(agentAddress(agent), useLanguage())
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <AnchorButton
          variant="main"
          href={`tel:${phone}`}
          aria-label={words('callName', { name })}
          className="flex-1"
        >
          <Icon name="phone" className="size-4" />
          {words('call')}
        </AnchorButton>
      )}
      {whatsapp && (
        <AnchorButton
          href={whatsappAddress(whatsapp, words('message', { name, address }))}
          target="_blank"
          rel="noopener"
          aria-label={words('whatsappName', { name })}
          className="flex-1"
        >
          <Icon name="message-circle" className="size-4" />
          {words('whatsapp')}
        </AnchorButton>
      )}
    </div>
  )
}

export function ProfileContact({ agent, origin }: ProfileContactProps) {
  const words = useWords(phrases)
  const { phone, whatsapp } = agent
  return (
    <Surface className="grid gap-4 p-4 md:p-5">
      <h2 className="text-base">{words('contact')}</h2>
      {phone && (
        <p className="text-lg font-semibold tabular-nums">
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </p>
      )}
      {phone || whatsapp ? (
        <ContactLinks agent={agent} origin={origin} />
      ) : (
        <p className="text-muted">{words('noNumbers')}</p>
      )}
    </Surface>
  )
}
