import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { phrases as calculators } from '#features/listing/costs/phrases/titles.ts'
import { PageLink } from '#features/reference/page-links/components/page-link.tsx'
import { type PageName, pagePaths } from '#features/reference/page-links/contract.ts'
import type { Site } from '#features/reference/site-settings/components/site-settings.ts'
import { NewsletterForm } from '#features/visitors/newsletter/components/newsletter-form.tsx'
import { formatPhone } from '#i18n/format.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Button } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Brand } from './brand.tsx'
import { NewSearches } from '#features/visitors/saved-searches/components/new-searches.tsx'
import { phrases as ofSearches } from '#features/visitors/saved-searches/phrases/link.ts'
import { markets, resultsOf } from '#features/search/filters/components/markets.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { phrases as frame } from './phrases.ts'
import { phrases } from './phrases/footer.ts'
import { isListOpen } from './shortcuts/state.ts'
import { Icon } from '#ui/icon.tsx'

const linkClass = 'footer-link'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <h2 className="text-sm text-muted">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
    </div>
  )
}

const digitsOf = (phone: string) => phone.replace(/[^\d]/g, '')

function ContactLinks({ contact }: Pick<Site, 'contact'>) {
  const words = useWords(phrases)
  const { phone, whatsapp, email, address } = contact
  const links = [
    {
      href: `tel:${phone}`,
      icon: 'phone' as const,
      content: phone && <Bdi>{formatPhone(phone)}</Bdi>,
    },
    {
      href: `https://wa.me/${digitsOf(whatsapp ?? '')}`,
      icon: 'message-circle' as const,
      content: whatsapp && words('whatsapp'),
    },
    { href: `mailto:${email}`, icon: 'mail' as const, content: email && <Bdi>{email}</Bdi> },
  ].filter(({ content }) => content)
  return (
    <Column title={words('contact')}>
      <li>
        <SiteLink href="/contact-us" className={linkClass}>
          <Icon name="message-square-text" className="size-4 shrink-0 text-muted" />
          {words('writeToUs')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/fundraising" className={linkClass}>
          <Icon name="briefcase-business" className="size-4 shrink-0 text-muted" />
          {words('requestFunding')}
        </SiteLink>
      </li>
      {links.map(({ href, icon, content }) => (
        <li key={href}>
          <a href={href} className={linkClass}>
            <Icon name={icon} className="size-4 shrink-0 text-muted" />
            {content}
          </a>
        </li>
      ))}
      {address && (
        <li className="flex gap-2 py-1">
          <Icon name="map-pin" className="mt-1 size-4 shrink-0 text-muted" />
          <address className="not-italic">{address}</address>
        </li>
      )}
    </Column>
  )
}

function SocialLinks({ social }: Pick<Site, 'social'>) {
  const words = useWords(phrases)
  const networks = Object.entries(social)
  if (networks.length === 0) return null
  return (
    <Column title={words('followUs')}>
      {networks.map(([network, href]) => (
        <li key={network}>
          <a href={href} rel="me noopener" className={`${linkClass} capitalize`}>
            <bdi>{network}</bdi>
          </a>
        </li>
      ))}
    </Column>
  )
}

function MarketColumn() {
  const language = useLanguage()
  const words = useWords(phrases)
  const ofFrame = useWords(frame)
  const ofCalculators = useWords(calculators)
  const searchWords = useWords(ofSearches)
  return (
    <Column title={words('search')}>
      {markets.map((market) => (
        <li key={market.for}>
          <SiteLink href={resultsOf(market)} className={linkClass}>
            {formatPhrase(market.name, language)}
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href="/emirates" className={linkClass}>
          {words('emirates')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/agents" className={linkClass}>
          {ofFrame('findAgent')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/mortgage-calculator" className={linkClass}>
          {ofCalculators('mortgage')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/rent-calculator" className={linkClass}>
          {ofCalculators('rent')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/finance" className={linkClass}>
          {ofCalculators('finance')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/property-request" className={linkClass}>
          {words('requestProperty')}
        </SiteLink>
      </li>
      <li>
        <SiteLink href="/my-searches" className={linkClass}>
          {searchWords('mySearches')}
          <NewSearches />
        </SiteLink>
      </li>
    </Column>
  )
}

const pageNames = Object.keys(pagePaths) as PageName[]

function PagesColumn() {
  const words = useWords(phrases)
  return (
    <Column title={words('about')}>
      {pageNames.map((page) => (
        <li key={page}>
          <PageLink to={page} className={linkClass} />
        </li>
      ))}
    </Column>
  )
}

/** The way to turn the shortcuts on again, which phones rarely need. It needs scripts. */
function ShortcutsButton() {
  const words = useWords(phrases)
  if (!useHydrated()) return null
  return (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      className="max-md:pointer-coarse:hidden"
      onClick={() => isListOpen.write(true)}
    >
      {words('shortcuts')}
    </Button>
  )
}

export function SiteFooter({ settings }: { settings: Site | undefined }) {
  const words = useWords(phrases)
  return (
    <footer className="site-footer">
      <div className="page-width footer-columns">
        <div className="grid max-w-sm content-start gap-3">
          <Brand settings={settings} />
          {settings && <p className="text-muted">{settings.tagline}</p>}
          <NewsletterForm />
        </div>
        <MarketColumn />
        <PagesColumn />
        {settings && <ContactLinks contact={settings.contact} />}
        {settings && <SocialLinks social={settings.social} />}
      </div>
      <div className="page-width pb-10">
        <div className="footer-end">
          <p className="max-w-prose">{words('permits')}</p>
          <div className="footer-buttons">
            <ShortcutsButton />
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
