import { useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/affordability.ts'
import type { LoanLimit } from '../../rules/affordability.ts'
import { type Buyer, type Home, largestShare } from '../../rules/mortgage.ts'
import { repaymentInForce, yearsOfIncomeOf } from '../../rules/repayment.ts'

/** Which limit decides the largest loan, in a sentence. */
export function useBoundWords({ home, buyer }: { home: Home; buyer: Buyer }) {
  const words = useWords(phrases)
  const said: Record<LoanLimit, string> = {
    repayments: words('boundByRepayments', { share: repaymentInForce.repaymentShare }),
    income: words('boundByIncome', { years: yearsOfIncomeOf(buyer) }),
    value: words('boundByValue', { share: largestShare(home, buyer) }),
  }
  return said
}
