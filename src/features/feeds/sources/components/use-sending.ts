import { useState } from 'react'
import { browserRefusals } from '#i18n/browser-refusals.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { sendWhole } from '#platform/browser/send-whole.ts'
import type { Feed } from '../contract.ts'

type UploadAnswer = { data?: { feed: Feed }; errors?: { msg: string }[] }

export function useSending(onSent: (feed: Feed) => Promise<void>) {
  const language = useLanguage()
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const send = async (file: File, isWhole: boolean) => {
    setFault(undefined)
    setPercent(0)
    const { signal } = new AbortController()
    const onProgress = (share: number) => setPercent(Math.round(share * 100))
    const address = `/api/feeds/upload?hidesAbsent=${isWhole}`
    const answer = await sendWhole(address, file, { language, onProgress, signal })
    const { data, errors = [] } = answer.body as UploadAnswer
    const code = answer.status === 0 ? 'no_connection' : 'internal'
    if (data) await onSent(data.feed)
    else
      setFault(
        errors.map(({ msg }) => msg).join(' ') || formatPhrase(browserRefusals[code], language),
      )
    setPercent(undefined)
  }
  return { send, percent, fault }
}
