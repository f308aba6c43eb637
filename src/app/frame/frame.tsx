import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { defaultAreaUnit } from '#i18n/area-factors.ts'
import { SiteAreaUnitProvider, useAreaUnitOnPage } from '#ui/area-unit.ts'
import { NavigationBar } from '#ui/navigation-bar.tsx'
import { SkipLink, type SkipTarget } from '#ui/links/skip-link.tsx'
import { useThemeOnPage } from '#ui/theme/theme.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { hasFooter } from './footer-rule.ts'
import { frameParts, PageExtras, PageWaiting, SiteFooter } from './lazy-parts.ts'
import { type PageShape, shapeOf } from './page-shape.ts'
import { SiteHeader } from './site-header.tsx'

/** Past the filters of a list, and past the story of an ad. */
const furtherSkips: Record<PageShape, SkipTarget | undefined> = {
  cards: 'results',
  ad: 'contact',
  page: undefined,
}

function SkipLinks({ path }: { path: string }) {
  const further = furtherSkips[shapeOf(path)]
  return (
    <>
      <SkipLink to="content" />
      {further && <SkipLink to={further} />}
    </>
  )
}

/** A part of its own, so that its appearance draws nothing else again. */
function Extras() {
  return useHydrated() && <PageExtras />
}

export function Frame({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname })
  const { settings, isError, retry } = useSiteSettings()
  useThemeOnPage()
  useAreaUnitOnPage()
  useEffect(() => void frameParts(), [])
  return (
    <div className="site">
      <SkipLinks path={path} />
      <NavigationBar />
      <SiteHeader settings={settings} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <SiteAreaUnitProvider value={settings?.measurement ?? defaultAreaUnit}>
          {children}
        </SiteAreaUnitProvider>
      </main>
      {hasFooter(path) && <SiteFooter settings={settings} />}
      <Extras />
      <Toaster />
      {!settings && <PageWaiting isError={isError} retry={retry} />}
    </div>
  )
}
