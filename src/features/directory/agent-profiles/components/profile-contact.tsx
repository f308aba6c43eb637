import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { AgentContact } from '#features/directory/agent-search/components/agent-contact.tsx'
import { ShareButton } from '#features/listing/sharing/components/share-button.tsx'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { formatPhone } from '#i18n/format.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases.ts'

type ProfileContactProps = { agent: Agent; origin: string }

/** Shares of profiles are not counted. */
const ignoreShare = () => undefined

export function ProfileContact({ agent, origin }: ProfileContactProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { phone, whatsapp } = agent
  const name = nameIn(agent, language)
  const address = origin + pathInLanguage(agentAddress(agent), language)
  return (
    <Surface className="grid gap-4 p-4 md:p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-base">{words('contact')}</h2>
        <ShareButton shared={{ title: name, url: address }} onShare={ignoreShare} />
      </div>
      {phone && (
        <p className="text-lg font-semibold tabular-nums">
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </p>
      )}
      {phone || whatsapp ? (
        <div className="flex flex-wrap gap-2">
          <AgentContact name={name} phone={phone} whatsapp={whatsapp} address={address} isMain />
        </div>
      ) : (
        <p className="text-muted">{words('noNumbers')}</p>
      )}
    </Surface>
  )
}
