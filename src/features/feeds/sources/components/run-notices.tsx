import type { Run } from '#features/feeds/runs/contract.ts'
import { phrases } from '#features/feeds/runs/phrases.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'

function Warning({ children }: { children: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-control bg-sand p-3">
      <Icon name="triangle-exclamation-point" className="size-5 shrink-0 text-clay" />
      <span>{children}</span>
    </p>
  )
}

export function RunNotices({ run }: { run: Run }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { reviewed, short, complete, state, size, lastSize, failure, phase } = run
  const isRead = phase === 'applying'
  const counts = {
    size: formatNumber(size, language),
    last: formatNumber(lastSize ?? 0, language),
  }
  return (
    <>
      {reviewed && ['queued', 'running', 'waiting'].includes(state) && <p>{words('reviewed')}</p>}
      {failure && <Warning>{failure.msg}</Warning>}
      {isRead && !complete && state !== 'failed' && <Warning>{words('brokenTitle')}</Warning>}
      {short && <Warning>{words('shortTitle', counts)}</Warning>}
    </>
  )
}
