import { useCallback } from 'react'
import { useLanguage } from '#i18n/words.tsx'
import { call } from '#platform/call.ts'
import { type Action, recordAction } from '../contract.ts'

/** A count that fails is ignored. */
export function useRecording(propertyId: number) {
  const language = useLanguage()
  return useCallback(
    (action: Action) => {
      const counted = call(
        recordAction,
        { body: { propertyId, action } },
        { language, keepalive: true },
      )
      counted.catch(() => undefined)
    },
    [propertyId, language],
  )
}
