import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { takeTokenFromAddress } from '#platform/browser/mailed-token.ts'
import { allowOwnScripts } from '#platform/browser/trusted-scripts.ts'
import { isLeavingPage } from '#ui/early/early-history.ts'
import { repeatLostEvents } from '#ui/early/lost-events.ts'
import { getRouter } from './router.tsx'

takeTokenFromAddress()
allowOwnScripts()

/**
 * Who follows a link before the page is hydrated leaves a page whose scripts still read its address:
 * React begins again with the new page, and nothing is lost (TanStack/router#8198).
 */
const isOfPageLeft = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  error.cause.message.startsWith('Invariant failed')

const onRecoverableError = (error: unknown) => {
  if (!isOfPageLeft(error)) reportError(error)
}

/** The router's client instead of Start's, whose server functions are 9 kB that no page uses. */
function hydratePage() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={getRouter()} />
      </StrictMode>,
      { onRecoverableError },
    )
  })
  repeatLostEvents()
}

if (!isLeavingPage()) hydratePage()
