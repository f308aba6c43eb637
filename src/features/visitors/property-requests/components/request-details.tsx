import { Fact } from '#features/visitors/forms/components/fact.tsx'
import { SenderFacts } from '#features/visitors/forms/components/sender-facts.tsx'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Surface } from '#ui/surface.tsx'
import type { PropertyRequest } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'
import { priceLabel } from './price-label.ts'
import { channelNames, requestNames } from './request-names.ts'

const phrases = { ...ofForm, ...ofShown }

type RequestProps = { request: PropertyRequest }

function Wish({ request }: RequestProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const names = requestNames(request, language)
  const channels = channelNames(request, language)
  return (
    <>
      <Fact label={words('goals')}>{names.goals}</Fact>
      <Fact label={words('customerTypes')}>{names.customerTypes}</Fact>
      <Fact label={words('propertyTypes')}>{`${names.category} · ${names.types}`}</Fact>
      <Fact label={words('area')}>
        <ul>
          {names.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </Fact>
      <Fact label={words('priceRanges')}>
        <ul>
          {request.priceRanges.map((range) => (
            <li key={range.id}>
              <bdi>{priceLabel(range, 'sar', language)}</bdi>
              <span className="block text-sm text-muted">
                <bdi>{priceLabel(range, 'aed', language)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={words('paymentMethod')}>{names.paymentMethod}</Fact>
      {names.space && <Fact label={words('sizeFrom')}>{names.space}</Fact>}
      {request.insideMallOnly && <Fact label={words('insideMallOnly')}>{words('yes')}</Fact>}
      <Fact label={words('contactShared')}>{channels || words('no')}</Fact>
    </>
  )
}

export function RequestDetails({ request }: RequestProps) {
  const words = useWords(phrases)
  return (
    <Surface className="grid gap-5 p-4 sm:p-6">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SenderFacts sender={request} words={words} />
        <Wish request={request} />
      </dl>
      <div className="border-t border-line pt-4">
        <h2 className="text-sm font-normal text-muted">{words('specifications')}</h2>
        <p dir="auto" className="w-fit max-w-full break-words whitespace-pre-line">
          {request.specifications}
        </p>
      </div>
    </Surface>
  )
}
