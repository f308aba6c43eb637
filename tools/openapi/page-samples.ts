import type { Samples } from './sample-fields.ts'

const section = {
  heading: { en: 'Who we are', ar: 'من نحن' },
  body: { en: 'We publish property ads.', ar: 'ننشر إعلانات عقارية.' },
  image: null,
}

const what = { en: 'Messages', ar: 'الرسائل' }

/** Pages of text. */
export const pageSamples: Record<string, Samples> = {
  PageSection: section,
  SitePage: { title: { en: 'About us', ar: 'من نحن' } },
  RuleSection: { ...section, id: 'stored' },
  RulePage: { title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' }, changedOn: '2026-11-29' },
  PageTable: {
    columns: [
      { en: 'What', ar: 'البيانات' },
      { en: 'How long', ar: 'المدة' },
    ],
    rows: [[what, { en: '12 months', ar: '12 شهرًا' }]],
  },
  PageReference: { text: { en: 'Contact us', ar: 'تواصل معنا' }, url: '/contact-us' },
}
