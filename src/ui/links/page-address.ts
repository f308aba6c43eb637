import { createContext, useContext } from 'react'

const PageAddressContext = createContext('')

/** Path and query of the page in sight, for the links that lead to this very page. */
export const PageAddressProvider = PageAddressContext.Provider

export function usePageAddress(): string {
  return useContext(PageAddressContext)
}
