import { HeadContent, Scripts, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { directionOf, languageOfPath } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { pressMark } from '#features/visitors/favourites/components/press-mark.ts'
import { memberScript } from '#features/accounts/sessions/components/account-corner.tsx'
import { preloadAdPage } from '../routing/preload-ad.ts'
import { CarriedQueries } from './carried-queries.tsx'
import { areaUnitScript } from '#ui/area-unit.ts'
import { ServedScript } from '#ui/early/served-script.tsx'
import { followLinks } from '#ui/links/follow-links.ts'
import { earlyHistoryScript, leaveHistoryToRouter } from '#ui/early/early-history.ts'
import { earlyTypingScript } from '#ui/early/early-typing.ts'
import { earlyEventsScript, noteChange, noteClick } from '#ui/early/lost-events.ts'
import { themeScript } from '#ui/theme/theme.ts'
import { ThemeColour } from '#ui/theme/theme-colour.tsx'
import { followMovedPresses } from '#ui/links/moved-press.ts'
import { PageAddressProvider } from '#ui/links/page-address.ts'

/** The page shown, not the one being loaded: its language must not change early. */
function usePathShown(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
}

const useAddressShown = () =>
  useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { pathname, searchStr } = resolvedLocation ?? location
      return pathname + searchStr
    },
  })

const earlyScript = [
  earlyEventsScript,
  earlyHistoryScript,
  earlyTypingScript,
  themeScript,
  areaUnitScript,
  memberScript,
].join(';')

/** The scripts of theme and unit change `<html>` before hydration, hence `suppressHydrationWarning`. */
export function Document({ children }: { children: ReactNode }) {
  const language = languageOfPath(usePathShown())
  const address = useAddressShown()
  const router = useRouter()
  useEffect(() => followLinks(router), [router])
  useEffect(() => preloadAdPage(router), [router])
  useEffect(followMovedPresses, [])
  useEffect(leaveHistoryToRouter, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- it hears buttons, which keys press too
    <html
      lang={language}
      dir={directionOf(language)}
      suppressHydrationWarning
      onClickCapture={noteClick}
      onClick={pressMark}
      onChangeCapture={noteChange}
    >
      <head>
        {/* First, since React would confuse it with a script that only the server writes. */}
        <ServedScript text={earlyScript} />
        <HeadContent />
        <ThemeColour />
      </head>
      <body>
        <CarriedQueries />
        <LanguageProvider value={language}>
          <PageAddressProvider value={address}>{children}</PageAddressProvider>
        </LanguageProvider>
        <span id="read" hidden />
        <Scripts />
      </body>
    </html>
  )
}
