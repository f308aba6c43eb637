import type { APIRequestContext } from '@playwright/test'
import { newAddress } from '../members.ts'

/** What is entered, step by step: a choice by its word, a text as it is typed. */
export const entered = [
  { propertyType: 'apartment', propertyStatus: 'completed', locations: '', mortgageType: 'new' },
  {
    budget: '١٬٥٠٠٬٠٠٠',
    initialPaymentPercentage: '20',
    purchaseTime: '3-6-months',
    stage: 'viewing',
  },
  {
    name: 'Sara Haddad',
    phone: '٠٥٠١١١٢٢٣٣',
    email: 'sara@finance.example',
    uaeNational: 'false',
    birthYear: '١٩٩٠',
  },
  {
    applicationType: 'joint',
    employmentSituation: 'employed',
    totalIncome: '30,000',
    creditCardLimit: '20000',
    monthlyRepayments: '٢٠٠٠',
  },
] as const

/** An application that this browser has sent. */
export async function sendApplication(request: APIRequestContext): Promise<string> {
  const hits = await request.get('/api/locations/choose-location?query=Dubai+Marina')
  const [marina] = (await hits.json()).data.hits
  const data = {
    propertyType: 'apartment',
    propertyStatus: 'completed',
    locations: [marina.id],
    mortgageType: 'new',
    budget: 1_500_000,
    initialPaymentPercentage: 20,
    purchaseTime: '3-6-months',
    stage: 'viewing',
    name: 'Sara Haddad',
    phone: '0501112233',
    email: newAddress('finance'),
    uaeNational: false,
    birthYear: 1990,
    applicationType: 'single',
    employmentSituation: 'employed',
    totalIncome: 30_000,
    creditCardLimit: 20_000,
    monthlyRepayments: 9_000,
  }
  const answer = await request.post('/api/finance-applications', { data })
  return (await answer.json()).data.financeApplication.id
}
