import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { maxScore } from '../contract/quality.ts'
import { phrases } from '../phrases/panel.ts'

/** This path length makes the dash as long as the score; the view box is 40 units wide. */
const ring = { cx: 20, cy: 20, r: 17, fill: 'none', strokeWidth: 4, pathLength: maxScore }

const good = 80
const fair = 50

const toneOf = (score: number) =>
  score >= good ? 'text-palm' : score >= fair ? 'text-gold' : 'text-danger'

export function Score({ score, label }: { score: number; label: string }) {
  const language = useLanguage()
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 40 40" className={`size-10 shrink-0 ${toneOf(score)}`} aria-hidden>
        <circle {...ring} className="stroke-sand" />
        <circle
          {...ring}
          stroke="currentColor"
          strokeLinecap={score > 0 ? 'round' : 'butt'}
          strokeDasharray={`${score} ${maxScore}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <span className="grid text-start">
        <span className="font-medium">{label}</span>
        <span className="text-sm text-muted tabular-nums">
          {formatPhrase(phrases.score, language, { score, maximum: maxScore })}
        </span>
      </span>
    </span>
  )
}
