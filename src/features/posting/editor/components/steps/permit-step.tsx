import { QrField } from '../media/qr-field.tsx'
import {
  type PermitType,
  permitRules,
  trakheesiDigits,
} from '#features/reference/permit-rules/rules.ts'
import { issuers } from '#features/listing/permits/phrases.ts'
import { permitPlaces } from '#features/listing/permits/rules.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/fields.ts'
import { useAdForm } from '../ad-form-context.ts'
import { Row } from '../fields/when-applicable.tsx'
import { useGivenMedia } from '../fields/given-media.ts'
import { Line } from '../fields/line.tsx'
import { SelectField } from '#ui/form/select-field.tsx'

const permitTypes = permitRules.flatMap((rule): { type: PermitType }[] => [...rule.types])

function PermitFields() {
  const words = useWords(phrases)
  const issuerWords = useWords(issuers)
  const language = useLanguage()
  const { start } = useAdForm()
  return (
    <>
      <SelectField
        label={words('permitType')}
        name="permitType"
        defaultValue={start.permitType}
        none={words('noPermit')}
        options={permitTypes.map(({ type }) => ({ value: type, label: issuerWords(type) }))}
      />
      <Row>
        <Line
          name="permitNumber"
          label={words('permitNumber')}
          hint={words('permitHint', { ...trakheesiDigits, places: permitPlaces(language) })}
        />
        <Line
          name="permitExpiresAt"
          type="date"
          min="2000-01-01"
          label={words('permitExpiresAt')}
        />
      </Row>
    </>
  )
}

export function PermitStep() {
  const words = useWords(phrases)
  const { onBusy } = useAdForm()
  const { qrCode } = useGivenMedia()
  return (
    <>
      <PermitFields />
      <QrField
        name="qrCodeImageId"
        image={qrCode}
        onBusy={(count) => onBusy('qrCodeImageId', count)}
      />
      <Row>
        <Line name="authNumber" label={words('authNumber')} hint={words('authNumberHint')} />
        <Line name="ownerName" label={words('ownerName')} hint={words('onlyYou')} />
      </Row>
      <Line name="referenceId" label={words('referenceId')} hint={words('referenceHint')} />
    </>
  )
}
