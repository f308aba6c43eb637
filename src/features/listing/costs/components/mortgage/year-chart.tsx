import { directionOf } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { phrases } from '../../phrases/plan.ts'
import type { YearOfLoan } from '../../rules/amortisation.ts'

/** Units of the drawing, which CSS stretches. */
const size = { width: 600, height: 200 }

const barShare = 0.8

const colours = { principal: 'text-palm', interest: 'text-clay' }

type ChartProps = { years: readonly YearOfLoan[] }

function Bar({
  year,
  x,
  width,
  most,
}: {
  year: YearOfLoan
  x: number
  width: number
  most: number
}) {
  const scale = (amount: number) => (amount / most) * size.height
  const principal = scale(year.principal)
  const interest = scale(year.interest)
  return (
    <>
      <rect
        {...{ x, width }}
        y={size.height - principal}
        height={principal}
        fill="currentColor"
        className={colours.principal}
      />
      <rect
        {...{ x, width }}
        y={size.height - principal - interest}
        height={interest}
        fill="currentColor"
        className={colours.interest}
      />
    </>
  )
}

function Legend() {
  const words = useWords(phrases)
  const keys = [
    { colour: colours.principal, name: words('principal') },
    { colour: colours.interest, name: words('interestPaid') },
  ]
  return (
    <div aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {keys.map(({ colour, name }) => (
        <span key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 1 1" className={classes('size-4', colour)}>
            <rect width={1} height={1} fill="currentColor" />
          </svg>
          {name}
        </span>
      ))}
    </div>
  )
}

/** Time runs in the direction of reading. The table beside it says the same in numbers. */
export function YearChart({ years }: ChartProps) {
  const words = useWords(phrases)
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const most = Math.max(...years.map(({ principal, interest }) => principal + interest))
  const place = size.width / years.length
  const xOf = (at: number) => (isRightToLeft ? years.length - 1 - at : at) * place
  const inset = (place * (1 - barShare)) / 2
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="font-medium">{words('chart')}</figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-b border-line"
      >
        {years.map((year, at) => (
          <Bar key={year.year} {...{ year, most }} x={xOf(at) + inset} width={place * barShare} />
        ))}
      </svg>
      <div aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
        <span>{years.at(0)?.year}</span>
        {years.length > 1 && <span>{years.at(-1)?.year}</span>}
      </div>
      <Legend />
    </figure>
  )
}
