import { HeadContent, Scripts, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { directionOf, languageOfPath } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'

/**
 * Of the page in sight, which a click leaves only once the next one is at hand: its language must
 * not change before it, nor ask for data that nobody has loaded.
 */
function usePathShown(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
}

/**
 * The HTML around every page; its first bytes carry the right language and direction. The theme's
 * script marks `<html>` before React sees it, which is no mistake.
 */
export function Document({ children }: { children: ReactNode }) {
  const language = languageOfPath(usePathShown())
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body className="bg-paper text-ink">
        <LanguageProvider value={language}>{children}</LanguageProvider>
        <Scripts />
      </body>
    </html>
  )
}
