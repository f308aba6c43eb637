import { createContext, useContext } from 'react'

const PageAddressContext = createContext('')

export const PageAddressProvider = PageAddressContext.Provider

export function usePageAddress(): string {
  return useContext(PageAddressContext)
}
