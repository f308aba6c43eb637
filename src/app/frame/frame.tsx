import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSiteSettings } from '#features/content/components/site-settings.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NavigationBar } from '#ui/navigation-bar.tsx'
import { useThemeOnPage } from '#ui/theme/theme.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { hasFooter } from './footer-rule.ts'
import { phrases } from './phrases.ts'
import { SiteFooter } from './later-parts.ts'
import { SiteHeader } from './site-header.tsx'

function SkipLink() {
  const words = useWords(phrases)
  return (
    <a href="#content" className="skip-link">
      {words('skipToContent')}
    </a>
  )
}

/** Spec 1: until the browser has the settings, the whole page is the loading animation. */
function Waiting({ isError, retry }: { isError: boolean; retry: () => void }) {
  const words = useWords(phrases)
  if (!isError) return <LoadingScreen />
  return (
    <LoadingScreen>
      <p role="alert">{words('settingsFailed')}</p>
      <Button onClick={retry}>{words('tryAgain')}</Button>
    </LoadingScreen>
  )
}

/** Header, page and footer; the spec's three account pages go without the footer. */
export function Frame({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname })
  const { settings, isError, retry } = useSiteSettings()
  useThemeOnPage()
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
      {!settings && <Waiting isError={isError} retry={retry} />}
    </div>
  )
}
