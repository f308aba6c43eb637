import { useEffect, useState } from 'react'

/** For what needs scripts, and is left out of the server's HTML. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
