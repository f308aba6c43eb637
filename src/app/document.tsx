import { HeadContent, Scripts, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { directionOf, languageOfPath } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'

/** The HTML around every page; its first bytes carry the right language and direction. */
export function Document({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation({ select: (location) => location.pathname }))
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <HeadContent />
      </head>
      <body className="min-h-dvh bg-paper text-ink">
        <LanguageProvider value={language}>{children}</LanguageProvider>
        <Scripts />
      </body>
    </html>
  )
}
