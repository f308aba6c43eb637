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

/** The router's client instead of Start's, whose server functions are 9 kB that no page uses. */
function hydratePage() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={getRouter()} />
      </StrictMode>,
    )
  })
  repeatLostEvents()
}

if (!isLeavingPage()) hydratePage()
