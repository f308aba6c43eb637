import { useState } from 'react'
import { comparedIds, maxCompared } from '#features/listing/property/components/marks/chosen-ads.ts'
import { cardRatio, type PhotoBox } from '#features/listing/property/components/photo.ts'
import { PhotoImage } from '#features/listing/property/components/photo-image.tsx'
import { TypeDrawing } from '#features/listing/property/components/type-drawing.tsx'
import { useAdAddress } from '#features/listing/property/components/use-ad-address.ts'
import type { Property } from '#features/listing/property/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { compareAddress } from './compare-address.ts'
import { type CompareRow, compareRows } from './compare-rows.tsx'

/** A quarter of the table for each ad; four of them share it with the column of labels. */
function boxOf(total: number): PhotoBox {
  const ratio = cardRatio
  const [narrow, wide] = total < maxCompared ? [0, 0] : [32, 40]
  const share = (labels: number) => `calc(25vw - ${32 + labels}px)`
  return [
    { when: '(min-width:1632px)', width: `${376 - wide}px`, ratio },
    { when: '(min-width:1536px)', width: share(wide), ratio },
    { when: '(min-width:1232px)', width: `${276 - wide}px`, ratio },
    { when: '(min-width:1024px)', width: share(wide), ratio },
    { when: `(min-width:${672 + 4 * narrow}px)`, width: share(narrow), ratio },
    { width: '142px', ratio },
  ]
}

function Photo({ ad, box }: { ad: Property; box: PhotoBox }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const [photo] = ad.images
  return (
    <div className="aspect-3/2 overflow-hidden rounded-control bg-sand">
      {photo ? (
        <PhotoImage
          photo={photo}
          box={box}
          alt={textIn(photo.alt, language)}
          width={640}
          height={427}
        />
      ) : (
        <>
          <TypeDrawing ad={ad} />
          <span className="sr-only">{words('noPhoto')}</span>
        </>
      )}
    </div>
  )
}

type HeadProps = { ad: Property; ids: readonly number[] }

/** A name that stays in sight while the table is scrolled. */
function Name({ ad, ids }: HeadProps) {
  const words = useWords(phrases)
  const title = textIn(ad.name, useLanguage())
  const others = ids.filter((id) => id !== ad.id)
  return (
    <th scope="col" className="compare-name">
      <span className="flex items-start justify-between gap-1">
        <a href={useAdAddress(ad)} className="hover:text-palm hover:underline">
          <WrittenText texts={ad.name} />
        </a>
        <SiteLink
          href={compareAddress(others)}
          replace
          resetScroll={false}
          preload={false}
          aria-label={words('remove', { title })}
          onClick={() => comparedIds.remove(ad.id)}
          className="flex size-8 shrink-0 items-center justify-center text-muted hover:text-clay print:hidden"
        >
          <Icon name="x" className="size-4" />
        </SiteLink>
      </span>
    </th>
  )
}

function Row({
  row: { label, cells, isDifferent },
  ads,
}: {
  row: CompareRow
  ads: readonly Property[]
}) {
  const words = useWords(phrases)
  return (
    <tr className={isDifferent ? 'compare-different' : undefined}>
      <th scope="row" className="compare-fact">
        <span className="compare-label">
          <span>{label}</span>
          {isDifferent && <span aria-hidden>≠</span>}
        </span>
        {isDifferent && <span className="sr-only"> ({words('differs')})</span>}
      </th>
      {cells.map((cell, at) => (
        <td key={ads[at]?.id}>
          {cell ?? (
            <>
              <span aria-hidden>–</span>
              <span className="sr-only">{words('notGiven')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

type RowsProps = { rows: readonly CompareRow[]; ads: readonly Property[] }

const Rows = ({ rows, ads }: RowsProps) =>
  rows.map((row) => <Row key={row.key} row={row} ads={ads} />)

function Amenities({ rows, ads }: RowsProps) {
  const words = useWords(phrases)
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={ads.length + 1} className="compare-group">
          <span>{words('amenities')}</span>
        </th>
      </tr>
      <Rows rows={rows} ads={ads} />
    </tbody>
  )
}

type TableProps = { ads: readonly Property[]; yearlyRate: number | undefined }

export function CompareTable({ ads, yearlyRate }: TableProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const [isShort, setShort] = useState(false)
  const { facts, amenities } = compareRows({ ads, language, yearlyRate })
  const shown = (rows: readonly CompareRow[]) =>
    isShort ? rows.filter(({ isDifferent }) => isDifferent) : rows
  const ids = ads.map(({ id }) => id)
  return (
    <div className="grid grid-cols-1 gap-3">
      {ads.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
          <p>{words('legend')}</p>
          <div className="noscript:hidden print:hidden">
            <CheckBox
              label={words('onlyDifferent')}
              checked={isShort}
              onChange={({ target }) => setShort(target.checked)}
            />
          </div>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it so */}
      <section tabIndex={0} aria-label={words('table')} className="compare-box">
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col" className="compare-corner">
                <span className="sr-only">{words('fact')}</span>
              </th>
              {ads.map((ad) => (
                <Name key={ad.id} ad={ad} ids={ids} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="compare-fact">
                {words('photo')}
              </th>
              {ads.map((ad) => (
                <td key={ad.id}>
                  <Photo ad={ad} box={boxOf(ads.length)} />
                </td>
              ))}
            </tr>
            <Rows rows={shown(facts)} ads={ads} />
          </tbody>
          <Amenities rows={shown(amenities)} ads={ads} />
        </table>
      </section>
    </div>
  )
}
