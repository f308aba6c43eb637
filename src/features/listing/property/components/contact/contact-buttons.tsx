import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/page.ts'
import { buttonClass } from '#ui/button.tsx'
import { Heart } from '../marks/card-marks.tsx'
import { type ContactTarget, useWays } from './use-ways.ts'

type ContactLinks = ReturnType<typeof useWays>

function Call({ ways, title, record }: ContactLinks) {
  const words = useWords(phrases)
  if (!ways.call) return null
  return (
    <AnchorButton
      variant="main"
      href={ways.call}
      aria-label={words('callAbout', { title })}
      className="flex-1"
      onClick={() => record('call')}
    >
      <Icon name="phone" className="size-4" />
      {words('call')}
    </AnchorButton>
  )
}

function Whatsapp({ ways, title, record }: ContactLinks) {
  const words = useWords(phrases)
  if (!ways.whatsapp) return null
  return (
    <AnchorButton
      variant="quiet"
      href={ways.whatsapp}
      target="_blank"
      rel="noopener"
      aria-label={words('whatsappAbout', { title })}
      className="flex-1"
      onClick={() => record('whatsapp')}
    >
      <Icon name="message-circle" className="size-4" />
      {words('whatsapp')}
    </AnchorButton>
  )
}

function Sms({ ways, title, record, isIcon }: ContactLinks & { isIcon: boolean }) {
  const words = useWords(phrases)
  if (!ways.sms) return null
  return (
    <AnchorButton
      variant="quiet"
      isIcon={isIcon}
      className={isIcon ? '' : 'flex-1'}
      href={ways.sms}
      aria-label={words('smsAbout', { title })}
      onClick={() => record('sms')}
    >
      <Icon name="message-square-text" className="size-4" />
      {!isIcon && words('sms')}
    </AnchorButton>
  )
}

function noteOf({ phone, whatsapp }: ContactLinks['ofSite']) {
  if (phone && whatsapp) return 'siteReached'
  if (phone) return 'siteCalled'
  return whatsapp && 'siteWritten'
}

function SiteNote({ ofSite }: ContactLinks) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { settings } = useSiteSettings()
  const note = noteOf(ofSite)
  if (!note || !settings) return null
  return (
    <p className="pb-2 text-sm text-muted">
      {words(note, { site: textIn(settings.siteName, language) })}
    </p>
  )
}

const heartClass = buttonClass({ variant: 'quiet', isIcon: true })

export function ContactButtons({ isBar, ...contacted }: ContactTarget & { isBar?: boolean }) {
  const ways = useWays(contacted)
  return (
    <div>
      <SiteNote {...ways} />
      <div className={classes('flex gap-2', !isBar && 'flex-wrap')}>
        <Call {...ways} />
        <Whatsapp {...ways} />
        <Sms {...ways} isIcon={!!isBar} />
        {isBar && <Heart id={contacted.ad.id} title={ways.title} className={heartClass} />}
      </div>
    </div>
  )
}
