import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases.ts'

/** A page of an account is there sooner, unless a server is overloaded or away. */
const noticeDelayMs = 3_000

/** Whether something that this page shows has been awaited for long; a try that failed is repeated. */
function useIsSlow(): boolean {
  const awaited = useIsFetching({
    predicate: (query) => query.isActive() && query.state.data === undefined,
  })
  const isWaiting = awaited > 0
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), noticeDelayMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}

/** Says that loading takes longer than usual. Screen readers know the region before it speaks. */
export function LoadingNotice() {
  const words = useWords(phrases)
  const isSlow = useIsSlow()
  return (
    <div role="status" className="empty:absolute">
      {isSlow && <p className="rounded-card border border-line bg-card p-4">{words('slow')}</p>}
    </div>
  )
}
