import { useHydrated, useLocation } from '@tanstack/react-router'
import type { Site } from '#features/reference/site-settings/components/site-settings.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Menu, menuItemClass } from '#ui/menu.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import { NewSearches } from '#features/visitors/saved-searches/components/new-searches.tsx'
import { AccountCorner } from '#features/accounts/sessions/components/account-corner.tsx'
import {
  FavoritesItem,
  FavoritesLink,
} from '#features/visitors/favourites/components/favorites-link.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeLine } from './lazy-parts.ts'
import { marketOf, markets, resultsOf } from '#features/search/filters/components/markets.ts'
import { phrases as frame } from './phrases.ts'
import { phrases as ofSearches } from '#features/visitors/saved-searches/phrases/link.ts'
import { Icon } from '#ui/icon.tsx'

const phrases = { ...frame, ...ofSearches }

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

type OtherLinkProps = {
  href: string
  name: 'findAgent' | 'postAd' | 'mySearches'
  className: string
}

function OtherLink({ href, name, className }: OtherLinkProps) {
  const words = useWords(phrases)
  return (
    <SiteLink href={href} className={className}>
      {words(name)}
    </SiteLink>
  )
}

/** Closed, because home and results have tabs of the same names right below the header. */
function PropertiesMenu() {
  const words = useWords(phrases)
  return (
    <Menu
      label={words('properties')}
      icon={<Icon name="chevron-down" className="size-4 text-muted" />}
      isLabelled
      className="menu-at-start"
      buttonLook="header-link"
    >
      <MarketLinks className={menuItemClass} />
    </Menu>
  )
}

/** For screens too narrow for the navigation in one line. */
function NarrowMenu() {
  const words = useWords(phrases)
  const isAlive = useHydrated()
  return (
    <Menu
      label={words('menu')}
      icon={<Icon name="menu" className="size-5" />}
      className="md:hidden"
    >
      <nav aria-label={words('menu')} className="grid">
        <MarketLinks className={menuItemClass} />
        <OtherLink href="/agents" name="findAgent" className={menuItemClass} />
        <OtherLink href="/post-ad" name="postAd" className={menuItemClass} />
        <FavoritesItem className={menuItemClass} />
        <OtherLink href="/my-searches" name="mySearches" className={menuItemClass} />
      </nav>
      {isAlive && <ThemeLine className="mt-1.5 border-t border-line p-1.5 md:hidden" />}
    </Menu>
  )
}

export function SiteHeader({ settings }: { settings: Site | undefined }) {
  const words = useWords(phrases)
  return (
    <header className="site-header">
      <div className="page-width flex items-center gap-1 py-2">
        <Brand settings={settings} />
        <nav aria-label={words('mainNavigation')} className="ms-2 hidden flex-1 md:flex lg:ms-6">
          <PropertiesMenu />
          <OtherLink href="/agents" name="findAgent" className="header-link" />
          <OtherLink href="/post-ad" name="postAd" className="header-link ms-auto" />
        </nav>
        <div className="ms-auto flex items-center">
          <LanguageSwitch />
          <ThemeSwitch className="max-md:hidden" />
          <FavoritesLink className="max-[350px]:hidden" />
          <AccountCorner newSearches={<NewSearches />} />
          <NarrowMenu />
        </div>
      </div>
    </header>
  )
}
