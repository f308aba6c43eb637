import type { Samples } from './sample-fields.ts'
import { requestId } from './sample-values.ts'

/** Of the schemas of a finance application. */
export const financeSamples: Record<string, Samples> = {
  Indication: {
    largestLoan: 1_200_000,
    boundBy: 'value',
    wantedLoan: 1_200_000,
    years: 25,
    yearlyRate: 4.5,
  },
  FinanceApplication: {
    id: requestId,
    isMasked: false,
    propertyType: 'apartment',
    budget: 1_500_000,
    initialPaymentPercentage: 20,
    purchaseTime: '3-6-months',
    stage: 'viewing',
    name: 'Sara Haddad',
    uaeNational: false,
    birthYear: 1990,
    applicationType: 'single',
    totalIncome: 30_000,
    creditCardLimit: 20_000,
    monthlyRepayments: 2_000,
  },
}
