import type { Samples } from './sample-fields.ts'

const section = {
  heading: { en: 'Who we are', ar: 'من نحن' },
  body: { en: 'We publish property ads.', ar: 'ننشر إعلانات عقارية.' },
  image: null,
}

const table = {
  columns: [
    { en: 'What', ar: 'البيانات' },
    { en: 'How long', ar: 'المدة' },
  ],
  rows: [
    [
      { en: 'Messages', ar: 'الرسائل' },
      { en: '12 months', ar: '12 شهرًا' },
    ],
  ],
}

const link = { text: { en: 'Contact us', ar: 'تواصل معنا' }, url: '/contact-us' }

const rulePage = {
  title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  changedOn: '2026-11-29',
  sections: [{ ...section, id: 'stored', table, links: [link] }],
}

/** Pages of text. */
export const pageSamples: Record<string, Samples> = {
  PageSection: section,
  SitePage: { title: { en: 'About us', ar: 'من نحن' } },
  RuleSection: { ...section, id: 'stored' },
  RulePage: rulePage,
  PageTable: table,
  PageReference: link,
  readRulePage: { page: rulePage },
}
