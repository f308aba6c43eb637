import { createContext, useContext } from 'react'

const PageAddressContext = createContext('')

/** Path and query of the page shown. */
export const PageAddressProvider = PageAddressContext.Provider

export function usePageAddress(): string {
  return useContext(PageAddressContext)
}
