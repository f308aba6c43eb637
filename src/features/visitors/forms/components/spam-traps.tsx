import { useEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases/screens.ts'

/**
 * A field that only programs fill in, and the time at which the form was opened. A reload restores it
 * with the other fields, since who has typed everything before may send the form at once.
 */
export function SpamTraps() {
  const words = useWords(phrases)
  const opened = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (opened.current?.value === '') opened.current.value = String(Date.now())
  }, [])
  return (
    <>
      <input ref={opened} type="hidden" name="openedAt" />
      <label aria-hidden className="sr-only">
        {words('leaveEmpty')}
        <input type="text" name="topicNote" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
