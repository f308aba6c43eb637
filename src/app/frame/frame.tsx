import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { useWords } from '#i18n/words.tsx'
import { NavigationBar } from '#ui/navigation-bar.tsx'
import { useThemeOnPage } from '#ui/theme/theme.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { hasFooter } from './footer-rule.ts'
import { phrases } from './phrases.ts'
import { frameParts, PageWaiting, SiteFooter } from './lazy-parts.ts'
import { SiteHeader } from './site-header.tsx'

function SkipLink() {
  const words = useWords(phrases)
  return (
    <a href="#content" className="skip-link">
      {words('skipToContent')}
    </a>
  )
}

export function Frame({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname })
  const { settings, isError, retry } = useSiteSettings()
  useThemeOnPage()
  useEffect(() => void frameParts(), [])
  return (
    <div className="site">
      <SkipLink />
      <NavigationBar />
      <SiteHeader settings={settings} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {hasFooter(path) && <SiteFooter settings={settings} />}
      <Toaster />
      {!settings && <PageWaiting isError={isError} retry={retry} />}
    </div>
  )
}
