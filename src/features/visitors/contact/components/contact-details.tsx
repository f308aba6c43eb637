import type { ReactNode } from 'react'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import type { Site } from '#features/reference/site-settings/components/site-settings.ts'
import { formatPhone } from '#i18n/format.ts'
import { useWords } from '#i18n/words.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases/screen.ts'

type WayProps = { icon: IconName; label: string; href?: string; children: ReactNode }

function Way({ icon, label, href, children }: WayProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon name={icon} className="size-4 shrink-0" />
        {label}
      </dt>
      <dd className="ps-6">
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-6 items-center text-palm underline underline-offset-4"
          >
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}

const numberOf = (phone: string) => <bdi dir="ltr">{formatPhone(phone)}</bdi>

export function ContactDetails({ contact }: Pick<Site, 'contact'>) {
  const words = useWords(phrases)
  const { phone, whatsapp, email, address } = contact
  if (!(phone || whatsapp || email || address)) return null
  return (
    <Surface className="grid gap-4 p-4 sm:p-6">
      <h2 className="text-lg">{words('reachUs')}</h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        {phone && (
          <Way icon="phone" label={words('call')} href={`tel:${phone}`}>
            {numberOf(phone)}
          </Way>
        )}
        {whatsapp && (
          <Way
            icon="message-circle"
            label={words('whatsapp')}
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
          >
            {numberOf(whatsapp)}
          </Way>
        )}
        {email && (
          <Way icon="mail" label={words('email')} href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </Way>
        )}
        {address && (
          <Way icon="map-pin" label={words('address')}>
            <address className="not-italic">{address}</address>
          </Way>
        )}
      </dl>
    </Surface>
  )
}
