import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'gazetteer'>

/** What the form for a fundraising request sends: forty flats in Dubai. */
export const projectOn = ({ gazetteer }: Site) => ({
  name: 'Sara Haddad',
  email: 'Sara@Projects.example',
  phone: '050 111 2233',
  companyName: 'Haddad Development',
  projectTitle: 'Forty flats in Al Jaddaf',
  emirateId: gazetteer.bySlug('dubai')?.id,
  projectType: 'residential',
  amount: 25_000_000.5,
  currency: 'AED',
  summary: 'The plot is paid;\nthe amount is for construction.',
  acceptTerms: true,
})
