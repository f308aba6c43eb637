import { enough, type Quality } from '../contract/quality.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { phrases } from '../phrases/panel.ts'
import { points as pointWords } from '../phrases/points.ts'
import { type GoToField, GoLine } from './go-line.tsx'
import { Score } from './score.tsx'

type Props = { quality: Quality; label: string; onGo: GoToField }

export function QualityBlock({ quality, label, onGo }: Props) {
  const words = useWords(phrases)
  const language = useLanguage()
  const missing = quality.points
    .filter(({ reached }) => !reached)
    .toSorted((one, other) => other.worth - one.worth)
  const score = <Score score={quality.score} label={label} />
  if (missing.length === 0) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        {score}
        <span className="text-sm text-muted">{words('nothingToMend')}</span>
      </div>
    )
  }
  return (
    <Disclosure summary={score}>
      <p className="text-sm text-muted">{words('toMend', { count: missing.length })}</p>
      <ul className="divide-y divide-line text-sm">
        {missing.map(({ code, path, worth }) => (
          <li key={code}>
            <GoLine path={path} onGo={onGo}>
              <span>{formatPhrase(pointWords[code], language, enough)}</span>
              <bdi dir="ltr" className="shrink-0 text-muted tabular-nums">
                {words('worth', { worth })}
              </bdi>
            </GoLine>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
