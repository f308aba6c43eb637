import { useEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/screen.ts'

/** Shown once, until the owner says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const words = useWords(phrases)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast({ text: words('copied') })
  }
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {words('codesTitle')}
      </h3>
      <p>{words('codesNote')}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void copy()}>
          {words('copy')}
        </Button>
        <Button onClick={onKept}>{words('kept')}</Button>
      </div>
    </div>
  )
}
