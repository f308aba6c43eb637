import { useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { phrases } from '../../phrases/page.ts'
import { type ContactTarget, useWays } from './use-ways.ts'
import { Icon } from '#ui/icon.tsx'

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

export function ContactButtons({ isBar, ...contacted }: ContactTarget & { isBar?: boolean }) {
  const ways = useWays(contacted)
  return (
    <div className={classes('flex gap-2', !isBar && 'flex-wrap')}>
      <Call {...ways} />
      <Whatsapp {...ways} />
      <Sms {...ways} isIcon={!!isBar} />
    </div>
  )
}
