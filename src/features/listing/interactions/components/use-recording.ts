import { useCallback } from 'react'
import { useLanguage } from '#i18n/words.tsx'
import type { Action } from '../contract.ts'
import { record } from './record.ts'

export function useRecording(propertyId: number) {
  const language = useLanguage()
  return useCallback(
    (action: Action) => record({ propertyId, action }, language),
    [propertyId, language],
  )
}
