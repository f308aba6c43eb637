import { createContext, useContext } from 'react'
import { defaultLanguage, type Language } from './language.ts'
import { type Arguments, type Phrases, formatPhrase } from './phrases.ts'

const LanguageContext = createContext<Language>(defaultLanguage)

export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useWords<P extends Phrases>(phrases: P) {
  const language = useLanguage()
  return (key: keyof P, values?: Arguments): string =>
    formatPhrase(phrases[key] as P[keyof P], language, values)
}
