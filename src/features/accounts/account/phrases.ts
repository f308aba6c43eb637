import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  agent: { en: 'Agent', ar: 'وكيل عقاري' },
  agency: { en: 'Agency', ar: 'مكتب عقاري' },
  broker: { en: 'Broker', ar: 'وسيط عقاري' },
  landlord: { en: 'Landlord', ar: 'مالك عقار' },
  company: { en: 'Company', ar: 'شركة' },
  operator: { en: 'Operator', ar: 'إدارة الموقع' },
} satisfies Phrases
