import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases.ts'

/** Account pages load faster than this unless a server is overloaded or unreachable. */
const noticeDelayMs = 3_000

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

/** The region is always there: screen readers announce only changes of a region they know. */
export function LoadingNotice() {
  const words = useWords(phrases)
  const isSlow = useIsSlow()
  return (
    <div role="status" className="empty:absolute">
      {isSlow && <p className="rounded-card border border-line bg-card p-4">{words('slow')}</p>}
    </div>
  )
}
