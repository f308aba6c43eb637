import { formatPhone } from '#i18n/format.ts'
import { useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../../phrases/story.ts'
import { contactOf } from '../contact-of.ts'
import { AdvertiserBlock } from './advertiser-block.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import type { ContactTarget } from './use-ways.ts'

export function ContactCard(contacted: ContactTarget) {
  const words = useWords(phrases)
  const { ad, site } = contacted
  const { phone } = contactOf(ad, site)
  return (
    <Surface className="flex flex-col gap-4 p-4 md:p-5">
      <h2 className="text-base">{words('contact')}</h2>
      {phone && (
        <p className="hidden text-lg font-semibold tabular-nums lg:block print:block">
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </p>
      )}
      <div id="contact" className="outline-none print:hidden">
        <ContactButtons {...contacted} />
      </div>
      <AdvertiserBlock ad={ad} />
      <p className="text-sm text-muted">
        {words('reference')} <Bdi>{ad.referenceId}</Bdi>. {words('sayReference')}
      </p>
    </Surface>
  )
}
