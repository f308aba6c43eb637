import { HeadContent, Scripts, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { directionOf, languageOfPath } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { memberScript } from '#features/accounts/sessions/components/account-corner.tsx'
import { CarriedQueries } from './carried-queries.tsx'
import { ServedScript } from '#ui/early/served-script.tsx'
import { followLinks } from '#ui/links/follow-links.ts'
import { earlyHistoryScript, leaveHistoryToRouter } from '#ui/early/early-history.ts'
import { earlyTypingScript } from '#ui/early/early-typing.ts'
import { earlyEventsScript, noteChange, noteClick } from '#ui/early/lost-events.ts'
import { themeScript } from '#ui/theme/theme.ts'
import { keepMovedPresses } from '#ui/links/moved-press.ts'
import { PageAddressProvider } from '#ui/links/page-address.ts'

/**
 * Of the page in sight, which a click leaves only once the next one is at hand: its language must
 * not change before it, nor ask for data that nobody has loaded.
 */
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

/** Runs before there is anything to see, to type in or to click. */
const earlyScript = [
  earlyEventsScript,
  earlyHistoryScript,
  earlyTypingScript,
  themeScript,
  memberScript,
].join(';')

/**
 * The HTML around every page; its first bytes carry the right language and direction. The theme's
 * script marks `<html>` before React sees it, which is no mistake.
 */
export function Document({ children }: { children: ReactNode }) {
  const language = languageOfPath(usePathShown())
  const address = useAddressShown()
  const router = useRouter()
  useEffect(() => followLinks(router), [router])
  useEffect(keepMovedPresses, [])
  useEffect(leaveHistoryToRouter, [])
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      suppressHydrationWarning
      onClickCapture={noteClick}
      onChangeCapture={noteChange}
    >
      <head>
        {/* First: React would take a script for search engines, which only the server writes, for it. */}
        <ServedScript text={earlyScript} />
        <HeadContent />
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
