import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { FormContext } from '#ui/form/form-state.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useLiveQueryForm } from '#ui/query-form/use-live-query-form.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { formatWholeMoney } from '../whole-money.ts'
import { addressWith, rentPath } from '../../contract/addresses.ts'
import { phrases } from '../../phrases/rent.ts'
import { leadToOutcome } from '../lead-to-outcome.ts'
import { type RentPage, readRent, rentQueryOf } from './read-rent.ts'
import type { RentOffer } from './rent-offer.ts'

type Query = Record<string, string>
type FormProps = { query: Query; page: RentPage; offer: RentOffer | null }

const number = { inputMode: 'decimal', autoComplete: 'off', isRequired: true } as const

/** A link, so that it works without scripts. */
function Offer({ offer, query }: { offer: RentOffer; query: Query }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { median, count, group, place } = offer
  const taken = rentQueryOf({ ...query, average: String(median) })
  return (
    <div className="grid gap-1 rounded-control bg-sand p-4 text-sm">
      <p>
        {words('offer', {
          count,
          group: textIn(group, language),
          place: textIn(place, language),
          amount: formatWholeMoney(median, language),
        })}
      </p>
      <p>
        <SiteLink
          href={addressWith(rentPath, taken)}
          replace
          resetScroll={false}
          className="inline-flex min-h-11 items-center font-medium text-palm underline-offset-4 hover:underline"
        >
          {words('useOffer')}
        </SiteLink>
      </p>
    </div>
  )
}

export function RentForm({ query, page, offer }: FormProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const form = useLiveQueryForm({
    path: rentPath,
    search: query,
    usual: {},
    // What was found missing stays so until it is filled.
    queryOf: (typed) => rentQueryOf({ ...(query.check && { check: query.check }), ...typed }),
    onSent: (element) => leadToOutcome(element, (typed) => readRent(typed, language).faults),
  })
  return (
    <form {...form} noValidate className="grid min-w-0 content-start gap-5">
      <FormContext value={{ faults: page.faults, isBusy: false, isAlive: true }}>
        <TextField {...number} label={words('rent')} name="rent" defaultValue={query.rent} />
        <TextField
          {...number}
          label={words('average')}
          hint={words('averageHint')}
          name="average"
          defaultValue={query.average}
        />
        {offer && <Offer offer={offer} query={query} />}
        {query.ad && <input type="hidden" name="ad" value={query.ad} />}
        <CalculateButton />
      </FormContext>
    </form>
  )
}
