import { adFields } from '#features/posting/fields/contract/ad-fields.ts'
import { areaUnits, finishings, furnishings } from '#features/listing/property/contract.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import { formatArea } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/fields.ts'
import { positiveIn } from '../../rules/typed/values.ts'
import { useAdForm } from '../ad-form-context.ts'
import { AmenitiesField } from '../fields/amenities-field.tsx'
import { WhenApplicable, Row } from '../fields/when-applicable.tsx'
import { NumberLine, Pick, Radios } from '../fields/line.tsx'

const counts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

/** The area in the other unit shows when the wrong one was chosen. */
function useSpaceHint(): string | undefined {
  const words = useWords(phrases)
  const language = useLanguage()
  const { space = '', measurement } = useAdForm().typed
  const number = positiveIn(space)
  if (!number || !measurement) return undefined
  const isMetric = measurement === 'sqm'
  const sqm = isMetric ? number : number * squareFoot
  return words('spaceIs', { area: formatArea(sqm, isMetric ? 'sqft' : 'sqm', language) })
}

function SpaceFields() {
  const words = useWords(phrases)
  return (
    <Row>
      <NumberLine name="space" label={words('space')} hint={useSpaceHint()} />
      <Pick
        name="measurement"
        label={words('measurement')}
        choices={areaUnits.map((value) => ({ value, label: words(value) }))}
      />
    </Row>
  )
}

function RoomFields() {
  const words = useWords(phrases)
  const studio = { value: '0', label: words('studio') }
  const rooms = [
    studio,
    ...counts(1, adFields.rooms.maximum).map((value) => ({ value, label: value })),
  ]
  return (
    <>
      <Row>
        <WhenApplicable path="rooms">
          <Pick name="rooms" label={words('rooms')} choices={rooms} />
        </WhenApplicable>
        <WhenApplicable path="bathrooms">
          <Pick
            name="bathrooms"
            label={words('bathrooms')}
            choices={counts(0, adFields.bathrooms.maximum).map((value) => ({
              value,
              label: value,
            }))}
          />
        </WhenApplicable>
      </Row>
      <Row>
        <WhenApplicable path="floors">
          <NumberLine name="floors" label={words('floors')} />
        </WhenApplicable>
        <WhenApplicable path="propertyAge">
          <NumberLine
            name="propertyAge"
            label={words('propertyAge')}
            hint={words('propertyAgeHint')}
          />
        </WhenApplicable>
      </Row>
    </>
  )
}

const furnishedWords = {
  furnished: 'isFurnished',
  unfurnished: 'unfurnished',
  partly: 'partly',
} as const

const finishingWords = {
  finished: 'finished',
  'semi-finished': 'semiFinished',
  unfinished: 'unfinished',
} as const

export function FactsStep() {
  const words = useWords(phrases)
  return (
    <>
      <SpaceFields />
      <RoomFields />
      <WhenApplicable path="furnished">
        <Radios
          name="furnished"
          label={words('furnished')}
          columns="sm:grid-cols-3"
          choices={furnishings.map((value) => ({ value, label: words(furnishedWords[value]) }))}
        />
      </WhenApplicable>
      <WhenApplicable path="finishing">
        <Radios
          name="finishing"
          label={words('finishing')}
          columns="sm:grid-cols-3"
          choices={finishings.map((value) => ({ value, label: words(finishingWords[value]) }))}
        />
      </WhenApplicable>
      <AmenitiesField />
    </>
  )
}
