import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases/calculators.ts'
import { outcomeId } from './lead-to-outcome.ts'

type OutcomeProps = {
  headline: ReactNode
  isFaulty: boolean
  nothingYet: string
  children: ReactNode
}

/** The result of a calculator, with its heading there from the start. */
export function Outcome({ headline, isFaulty, nothingYet, children }: OutcomeProps) {
  const words = useWords(phrases)
  return (
    <Surface className="grid content-start gap-5 p-4 md:p-6">
      <h2 id={outcomeId} tabIndex={-1} className="text-xl outline-none">
        {words('result')}
      </h2>
      <div role="status" className="grid gap-1">
        {headline || <p>{isFaulty ? words('faulty') : nothingYet}</p>}
      </div>
      {children}
    </Surface>
  )
}
