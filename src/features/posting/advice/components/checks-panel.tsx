import { type ReactNode, useId } from 'react'
import type { Bilingual } from '#i18n/bilingual.ts'
import { contentLanguages } from '#i18n/language.ts'
import { useWords } from '#i18n/words.tsx'
import { LoadFailureLine } from '#ui/loading/load-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Checks } from '../contract/checks.ts'
import { phrases } from '../phrases/panel.ts'
import { AgreementBlock } from './agreement-block.tsx'
import { DuplicateBlock } from './duplicate-block.tsx'
import type { GoToField } from './go-line.tsx'
import { QualityBlock } from './quality-block.tsx'

const inWords = {
  en: 'inEnglish',
  ar: 'inArabic',
} as const satisfies Bilingual<keyof typeof phrases>

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Awaited() {
  const words = useWords(phrases)
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{words('loading')}</span>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-9" />
    </div>
  )
}

type ChecksPanelProps = {
  checks: Checks | undefined
  onRetry?: (() => void) | undefined
  onGo: GoToField
}

export function ChecksPanel({ checks, onRetry, onGo }: ChecksPanelProps) {
  const words = useWords(phrases)
  if (!checks && onRetry) {
    return <LoadFailureLine text={words('failed')} onRetry={onRetry} />
  }
  if (!checks) return <Awaited />
  const { quality, warnings, duplicates } = checks
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Part title={words('quality')}>
        {contentLanguages.map((language) => (
          <QualityBlock
            key={language}
            quality={quality[language]}
            label={words(inWords[language])}
            onGo={onGo}
          />
        ))}
      </Part>
      <Part title={words('agreement')}>
        <AgreementBlock warnings={warnings} onGo={onGo} />
      </Part>
      <Part title={words('duplicates')}>
        <DuplicateBlock duplicates={duplicates} />
      </Part>
    </div>
  )
}
