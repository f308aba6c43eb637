import { paymentMethods } from '#features/listing/property/contract.ts'
import { formatMoney } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/fields.ts'
import { positiveIn } from '../../rules/typed/values.ts'
import { useAdForm } from '../ad-form-context.ts'
import { Row } from '../fields/when-applicable.tsx'
import { NumberLine, Pick, Radios } from '../fields/line.tsx'

/** The number as it will be read shows when it has a zero too many. */
function usePriceHint(name: 'totalPrice' | 'price', otherwise: string): string {
  const words = useWords(phrases)
  const language = useLanguage()
  const text = useAdForm().typed[name] ?? ''
  const number = positiveIn(text)
  return number ? words('priceIs', { price: formatMoney(number, language) }) : otherwise
}

function Prices() {
  const words = useWords(phrases)
  const isRent = useAdForm().typed.purpose === 'rent'
  return (
    <Row>
      <NumberLine
        name="totalPrice"
        label={words(isRent ? 'totalRent' : 'totalPrice')}
        hint={usePriceHint('totalPrice', words('inDirhams'))}
      />
      <NumberLine
        name="price"
        label={words('price')}
        hint={usePriceHint('price', words('priceHint'))}
      />
    </Row>
  )
}

export function PriceStep() {
  const words = useWords(phrases)
  return (
    <>
      <Prices />
      <Row>
        <Pick
          name="currency"
          label={words('currency')}
          choices={[{ value: 'AED', label: words('aed') }]}
        />
        <Pick
          name="paymentMethod"
          label={words('paymentMethod')}
          choices={paymentMethods.map((value) => ({ value, label: words(value) }))}
        />
      </Row>
      <Radios
        name="mortgageEligible"
        label={words('mortgageEligible')}
        columns="sm:grid-cols-2"
        choices={[
          { value: 'true', label: words('yes') },
          { value: 'false', label: words('no') },
        ]}
      />
      <Row>
        <NumberLine
          name="serviceCharge"
          label={words('serviceCharge')}
          hint={words('serviceChargeHint')}
        />
        <NumberLine name="commission" label={words('commission')} hint={words('commissionHint')} />
      </Row>
    </>
  )
}
