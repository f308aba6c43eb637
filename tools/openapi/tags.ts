/** Chapters of the reference, one a district, in the order in which an integrator needs them. */
export const tags = [
  { name: 'search', 'x-displayName': 'Search', description: 'Find public ads.' },
  {
    name: 'listing',
    'x-displayName': 'Public ads',
    description: 'One ad as a visitor sees it, ads like it, and the record of views and contacts.',
  },
  {
    name: 'visitors',
    'x-displayName': 'Visitors',
    description:
      'What visitors do with or without an account: favourites, saved searches and their alerts, messages to the company, the newsletter, requests for properties, finance and funding.',
  },
  {
    name: 'reference',
    'x-displayName': 'Lookups',
    description: 'Types, amenities, locations and other lists whose ids and slugs the calls take.',
  },
  {
    name: 'site',
    'x-displayName': 'Areas',
    description:
      'Locations with their numbers of ads and median prices, and what is searched for most.',
  },
  {
    name: 'posting',
    'x-displayName': 'Your ads',
    description: 'Create, change, publish and renew your own ads, and read their statistics.',
  },
  {
    name: 'payments',
    'x-displayName': 'Packages and payments',
    description:
      'Pay for packages, renew subscriptions, and read orders, tax invoices and credit notes.',
  },
  {
    name: 'files',
    'x-displayName': 'Files',
    description: 'Upload photos, videos and documents before an ad or a profile names them.',
  },
  {
    name: 'feeds',
    'x-displayName': 'Feeds',
    description: 'Import many ads from a file or an address, and export your ads.',
  },
  {
    name: 'directory',
    'x-displayName': 'Agents and teams',
    description: 'Find agents and agencies, change your own profile and manage a team.',
  },
  {
    name: 'accounts',
    'x-displayName': 'Accounts',
    description: 'Register, log in, and manage passwords, sessions and the second factor.',
  },
  {
    name: 'oversight',
    'x-displayName': 'Moderation and personal data',
    description: 'Review ads as an operator, and export or erase your personal data.',
  },
]
