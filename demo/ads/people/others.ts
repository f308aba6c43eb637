import type { Other } from './account.ts'

/** Brokers, owners and developers, and those that the login page offers. */
export const others: Other[] = [
  { slug: 'broker', role: 'broker', emirate: 'dubai', languages: 'arabic english' },
  { slug: 'landlord', role: 'landlord', emirate: 'dubai', languages: 'english' },
  { slug: 'company', role: 'company', emirate: 'dubai', languages: 'arabic english' },
  {
    slug: 'samira-haidar',
    role: 'broker',
    feminine: true,
    emirate: 'abu-dhabi',
    languages: 'arabic english',
  },
  { slug: 'peter-halloran', role: 'broker', emirate: 'dubai', languages: 'english' },
  {
    slug: 'saif-al-kaabi',
    role: 'broker',
    writes: 'ar',
    emirate: 'sharjah',
    languages: 'arabic english',
  },
  {
    slug: 'maryam-owner',
    role: 'landlord',
    writes: 'ar',
    feminine: true,
    emirate: 'ras-al-khaimah',
    languages: 'arabic',
  },
  {
    slug: 'lakshmi-iyer',
    role: 'landlord',
    feminine: true,
    emirate: 'dubai',
    languages: 'tamil english',
  },
  { slug: 'edward-nash', role: 'landlord', emirate: 'abu-dhabi', languages: 'english' },
  {
    slug: 'humaid-al-ali',
    role: 'landlord',
    writes: 'ar',
    emirate: 'umm-al-quwain',
    languages: 'arabic',
  },
  { slug: 'tariq-mahmoud', role: 'landlord', emirate: 'ajman', languages: 'arabic english' },
  {
    slug: 'khalfan-al-yammahi',
    role: 'landlord',
    writes: 'ar',
    emirate: 'fujairah',
    languages: 'arabic',
  },
  { slug: 'nakhwa-developments', role: 'company', emirate: 'dubai', languages: 'arabic english' },
  { slug: 'saffar-projects', role: 'company', emirate: 'abu-dhabi', languages: 'arabic english' },
  {
    slug: 'ufuq-coast',
    role: 'company',
    writes: 'ar',
    emirate: 'ras-al-khaimah',
    languages: 'arabic english',
  },
]
