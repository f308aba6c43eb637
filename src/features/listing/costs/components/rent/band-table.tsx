import { classes } from '#ui/classes.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../../phrases/rent.ts'
import { increaseInForce } from '../../rules/rent-increase.ts'

/** The narrowest gap first, as people read the law. */
function useRows() {
  const words = useWords(phrases)
  const bands = increaseInForce.bands.toReversed()
  const rows = bands.map(({ gap: least, rise }, at) => {
    const most = bands[at + 1]?.gap
    return {
      rise,
      gap: most === undefined ? words('over', { least }) : words('between', { least, most }),
    }
  })
  return [{ rise: 0, gap: words('upTo', { most: bands[0]?.gap ?? 0 }) }, ...rows]
}

/** `rise` is that of the result, whose row is marked. */
export function BandTable({ rise: found }: { rise: number | undefined }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <section className="grid gap-4">
      <SectionHeading>{words('bands')}</SectionHeading>
      <Surface className="p-4 md:p-6">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{words('bandsTable')}</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="p-2 text-start font-medium">
                {words('gapColumn')}
              </th>
              <th scope="col" className="p-2 text-end font-medium">
                {words('riseColumn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {useRows().map(({ gap, rise }) => (
              <tr
                key={rise}
                aria-current={rise === found || undefined}
                className={classes(
                  'border-b border-line',
                  rise === found && 'bg-sand font-semibold',
                )}
              >
                <th scope="row" className="p-2 text-start font-normal">
                  {gap}
                </th>
                <td className="p-2 text-end">{`${formatNumber(rise, language)}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Surface>
    </section>
  )
}
