import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
