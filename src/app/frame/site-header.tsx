import { useLocation } from '@tanstack/react-router'
import type { Site } from '#features/reference/site-settings/components/site-settings.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Menu, menuItemClass } from '#ui/menu.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import { AccountCorner } from '#features/accounts/sessions/components/account-corner.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { marketOf, markets, resultsOf } from '#features/search/filters/components/markets.ts'
import { phrases } from './phrases.ts'
import { Icon } from '#ui/icon.tsx'

function MarketLinks({ className }: { className: string }) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const current = marketOf(pathname, search as object)
  return markets.map((market) => (
    <SiteLink
      key={market.for}
      href={resultsOf(market)}
      aria-current={market === current ? 'true' : undefined}
      className={className}
    >
      {formatPhrase(market.name, language)}
    </SiteLink>
  ))
}

type OtherLinkProps = { href: string; name: 'findAgent' | 'postAd'; className: string }

function OtherLink({ href, name, className }: OtherLinkProps) {
  const words = useWords(phrases)
  return (
    <SiteLink href={href} className={className}>
      {words(name)}
    </SiteLink>
  )
}

export function SiteHeader({ settings }: { settings: Site | undefined }) {
  const words = useWords(phrases)
  return (
    <header className="site-header">
      <div className="page-width flex items-center gap-1 py-2">
        <Brand settings={settings} />
        <nav aria-label={words('mainNavigation')} className="ms-3 hidden gap-1 md:flex lg:ms-6">
          <MarketLinks className="header-link" />
          <OtherLink href="/agents" name="findAgent" className="header-link max-lg:hidden" />
        </nav>
        <div className="ms-auto flex items-center">
          <OtherLink href="/post-ad" name="postAd" className="header-link max-xl:hidden" />
          <LanguageSwitch />
          <ThemeSwitch />
          <AccountCorner />
          <Menu
            label={words('menu')}
            icon={<Icon name="menu" className="size-5" />}
            className="xl:hidden"
          >
            <nav aria-label={words('menu')} className="grid">
              <MarketLinks className={`${menuItemClass} md:hidden`} />
              <OtherLink href="/agents" name="findAgent" className={`${menuItemClass} lg:hidden`} />
              <OtherLink href="/post-ad" name="postAd" className={menuItemClass} />
            </nav>
          </Menu>
        </div>
      </div>
    </header>
  )
}
