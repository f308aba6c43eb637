import { states } from '#features/listing/property/contract.ts'

export const token = 'q0fV5m2Jk8sT1xYw7LrB3nZc6HdPuEaG'
export const requestId = 'b3Zm0K2uQ7pXvT9cR1sYwA'
export const uuid = '3f1c9a52-7d0e-4b6f-9c1a-2f8e5d7b4a10'
export const day = '2026-11-02'
export const at = '2026-11-02T08:15:00.000Z'

export const dubai = { id: 1, slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' } }
export const marina = {
  id: 215,
  slug: 'dubai/dubai-marina',
  name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
}
export const residential = { id: 1, slug: 'residential', name: { en: 'Residential', ar: 'سكني' } }
export const apartment = { id: 1, slug: 'apartment', name: { en: 'Apartment', ar: 'شقة' } }
export const english = { id: 1, slug: 'english', name: { en: 'English', ar: 'الإنجليزية' } }
export const leasing = { id: 3, slug: 'leasing', name: { en: 'Leasing', ar: 'التأجير' } }
export const agency = {
  id: 87,
  slug: 'marina-homes',
  name: 'Marina Homes',
  names: { en: 'Marina Homes', ar: 'بيوت المارينا' },
}

export const title = {
  en: 'Two bedroom home over the Marina',
  ar: 'شقة بغرفتي نوم تطل على المارينا',
}
export const description = {
  en: 'A bright apartment with a wide balcony over the yachts, close to the tram.',
  ar: 'شقة مشرقة بشرفة واسعة تطل على اليخوت، قريبة من محطة الترام.',
}
export const street = { en: 'Marina Walk', ar: 'ممشى المارينا' }

export const pictureId = 'Jx2kQ9vT4mWb7sRn0cLd'
export const picture = {
  id: pictureId,
  url: `/media/files/${pictureId}-1280.webp`,
  width: 1280,
  height: 853,
  thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
}
export const srcset = `/media/files/${pictureId}-320.webp 320w, ${picture.url} 1280w`

export const person = {
  id: 412,
  slug: 'sara-haddad',
  name: 'Sara Haddad',
  names: { en: 'Sara Haddad', ar: 'سارة حداد' },
  role: 'agent',
  agency,
  bio: 'Homes in Dubai Marina since 2014.',
  bios: { en: 'Homes in Dubai Marina since 2014.', ar: 'بيوت دبي مارينا منذ عام 2014.' },
  jobs: { en: 'Senior agent', ar: 'وكيلة عقارية أولى' },
}

export const user = {
  ...person,
  gender: 'female',
  birthday: '1990-05-17',
  companyName: null,
  companyAddress: null,
  secondFactor: false,
}

export const shortPath = [
  { id: 1, name: dubai.name },
  { id: 215, name: marina.name },
]

export const place = {
  id: 215,
  slug: marina.slug,
  level: 'community',
  name: marina.name,
  path: shortPath,
}

export const counters = {
  views: 310,
  callAttempts: 8,
  smsAttempts: 1,
  whatsappAttempts: 12,
  favoriteAttempts: 9,
  sharings: 3,
}
export const someDays = [{ ...counters, date: day }]
export const periods = {
  totals: counters,
  previous: counters,
  daily: someDays,
  dailyBefore: someDays,
}

export const savedFilters = { purpose: 'sale', locations: '215', rooms: '2,3+' }

export const feedAddress = 'https://feeds.example.com/dara.xml'
export const exportedLists = [
  'sessions',
  'devices',
  'properties',
  'memberships',
  'invitations',
  'files',
  'mails',
  'events',
  'feeds',
  'favorites',
  'messages',
  'subscriptions',
  'propertyRequests',
  'financeApplications',
  'fundraisingRequests',
  'searches',
]
export const noStates = Object.fromEntries(states.map((state) => [state, 0]))
