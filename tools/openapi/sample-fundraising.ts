import { dubai, requestId } from './sample-values.ts'

export const fundraisingSamples = {
  RequestDocument: {
    id: requestId,
    url: `/media/files/${requestId}.pdf?until=1793570400&sig=pQ3mVt8xZc1LrB5nYw0sKg`,
    bytes: 482_113,
  },
  FundraisingRequest: {
    id: requestId,
    name: 'Sara Haddad',
    companyName: 'Haddad Development',
    isMasked: false,
    projectTitle: 'Forty flats in Al Jaddaf',
    emirate: dubai,
    projectType: 'residential',
    amount: 25_000_000,
    summary: 'The plot is paid; the amount is for construction.',
  },
}
