import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'marina'>

/** What the questionnaire on /finance sends: an apartment in Dubai Marina. */
export const financeOn = ({ marina }: Site) => ({
  propertyType: 'apartment',
  propertyStatus: 'completed',
  locations: [marina.id],
  mortgageType: 'new',
  budget: 1_500_000,
  initialPaymentPercentage: 25,
  purchaseTime: '3-6-months',
  stage: 'viewing',
  name: 'Sara Haddad',
  phone: '050 111 2233',
  email: 'Sara@Finance.example',
  uaeNational: false,
  birthYear: 1990,
  applicationType: 'single',
  employmentSituation: 'employed',
  totalIncome: 30_123,
  creditCardLimit: 20_456,
  monthlyRepayments: 2_789,
})
