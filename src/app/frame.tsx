import { Outlet } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { phrases } from './phrases.ts'

/** Header, page and footer; the spec's three account pages go without the footer. */
export function Frame() {
  const words = useWords(phrases)
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only">
        {words('skipToContent')}
      </a>
      <main id="content">
        <Outlet />
      </main>
    </>
  )
}
