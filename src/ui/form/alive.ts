import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's drawing and until the page has come alive. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
