import { formatNumber } from '#i18n/format.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { type PaymentPlan, planParts } from '../contract.ts'
import { phrases } from '../phrases.ts'

const shares = {
  onBooking: phrases.shareOnBooking,
  duringConstruction: phrases.shareDuringConstruction,
  onHandover: phrases.shareOnHandover,
  afterHandover: phrases.shareAfterHandover,
}

export function PlanText({ plan }: { plan: PaymentPlan }) {
  const language = useLanguage()
  return (
    <span className="grid">
      {planParts.map((name) => {
        if (plan[name] === 0) return null
        const share = formatNumber(plan[name], language)
        return <span key={name}>{formatPhrase(shares[name], language, { share })}</span>
      })}
    </span>
  )
}
