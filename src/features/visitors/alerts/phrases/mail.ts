import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  confirmSubject: { en: 'Confirm your property alerts', ar: 'أكّد تنبيهات العقارات' },
  confirmReason: {
    en: 'Open this link to confirm this address. We will then email you when a property matches “{name}”.',
    ar: 'افتح هذا الرابط لتأكيد بريدك الإلكتروني، وسنراسلك عند ظهور عقار يطابق «\u2068{name}\u2069».',
  },
  confirmExpiry: {
    en: 'The link is valid for {duration}.',
    ar: 'الرابط صالح لمدة {duration}.',
  },
  confirmNotYou: {
    en: 'If you did not ask for alerts, ignore this email: you will not receive any.',
    ar: 'إن لم تطلب هذه التنبيهات فتجاهل هذه الرسالة، ولن تصلك أي تنبيهات.',
  },
  confirmAction: { en: 'Confirm alerts', ar: 'تأكيد التنبيهات' },
  confirmFooter: {
    en: 'You are receiving this email because this address was entered on our site.',
    ar: 'وصلتك هذه الرسالة لأن هذا البريد الإلكتروني أُدخل في موقعنا.',
  },

  subjectOfOne: {
    en: {
      one: '{count} property for “{name}”',
      other: '{count} properties for “{name}”',
    },
    ar: {
      zero: 'لا عقارات تطابق «\u2068{name}\u2069»',
      one: 'عقار واحد يطابق «\u2068{name}\u2069»',
      two: 'عقاران يطابقان «\u2068{name}\u2069»',
      few: '{count} عقارات تطابق «\u2068{name}\u2069»',
      many: '{count} عقارًا يطابق «\u2068{name}\u2069»',
      other: '{count} عقار يطابق «\u2068{name}\u2069»',
    },
  },
  subjectOfMany: {
    en: {
      one: '{count} property for your saved searches',
      other: '{count} properties for your saved searches',
    },
    ar: {
      zero: 'لا عقارات تطابق عمليات بحثك المحفوظة',
      one: 'عقار واحد يطابق عمليات بحثك المحفوظة',
      two: 'عقاران يطابقان عمليات بحثك المحفوظة',
      few: '{count} عقارات تطابق عمليات بحثك المحفوظة',
      many: '{count} عقارًا يطابق عمليات بحثك المحفوظة',
      other: '{count} عقار يطابق عمليات بحثك المحفوظة',
    },
  },
  subjectOfOneAtLeast: {
    en: {
      one: '{count} property or more for “{name}”',
      other: '{count} properties or more for “{name}”',
    },
    ar: {
      zero: 'عقارات تطابق «\u2068{name}\u2069»',
      one: 'عقار واحد أو أكثر يطابق «\u2068{name}\u2069»',
      two: 'عقاران أو أكثر يطابقان «\u2068{name}\u2069»',
      few: '{count} عقارات أو أكثر تطابق «\u2068{name}\u2069»',
      many: '{count} عقارًا أو أكثر يطابق «\u2068{name}\u2069»',
      other: '{count} عقار أو أكثر يطابق «\u2068{name}\u2069»',
    },
  },
  subjectOfManyAtLeast: {
    en: {
      one: '{count} property or more for your saved searches',
      other: '{count} properties or more for your saved searches',
    },
    ar: {
      zero: 'عقارات تطابق عمليات بحثك المحفوظة',
      one: 'عقار واحد أو أكثر يطابق عمليات بحثك المحفوظة',
      two: 'عقاران أو أكثر يطابقان عمليات بحثك المحفوظة',
      few: '{count} عقارات أو أكثر تطابق عمليات بحثك المحفوظة',
      many: '{count} عقارًا أو أكثر يطابق عمليات بحثك المحفوظة',
      other: '{count} عقار أو أكثر يطابق عمليات بحثك المحفوظة',
    },
  },
  intro: {
    en: 'Here is what is new for your saved searches.',
    ar: 'إليك الجديد في عمليات بحثك المحفوظة.',
  },
  new: { en: 'New', ar: 'جديد' },
  back: { en: 'Available again', ar: 'متاح من جديد' },
  backForLess: {
    en: 'Available again, price down from {old}',
    ar: 'متاح من جديد بسعر أقل، وكان سعره {old}',
  },
  priceDown: { en: 'Price down from {old}', ar: 'انخفض السعر بعد أن كان {old}' },
  changed: { en: 'Updated, and now matches your search', ar: 'تغيّرت بياناته وأصبح يطابق بحثك' },
  priceAndPlace: { en: '{price} · {place}', ar: '{price} · {place}' },
  allResults: { en: 'See all results for this search', ar: 'عرض كل نتائج هذا البحث' },
  more: {
    en: {
      one: '{count} more property matches this search',
      other: '{count} more properties match this search',
    },
    ar: {
      zero: 'لا عقارات أخرى تطابق هذا البحث',
      one: 'عقار آخر يطابق هذا البحث',
      two: 'عقاران آخران يطابقان هذا البحث',
      few: '{count} عقارات أخرى تطابق هذا البحث',
      many: '{count} عقارًا آخر يطابق هذا البحث',
      other: '{count} عقار آخر يطابق هذا البحث',
    },
  },
  moreAtLeast: {
    en: {
      one: 'At least {count} more property matches this search',
      other: 'At least {count} more properties match this search',
    },
    ar: {
      zero: 'قد تطابق هذا البحث عقارات أخرى',
      one: 'يطابق هذا البحث عقار آخر على الأقل',
      two: 'يطابق هذا البحث عقاران آخران على الأقل',
      few: 'يطابق هذا البحث {count} عقارات أخرى على الأقل',
      many: 'يطابق هذا البحث {count} عقارًا آخر على الأقل',
      other: 'يطابق هذا البحث {count} عقار آخر على الأقل',
    },
  },
  mySearches: { en: 'My searches', ar: 'عمليات البحث المحفوظة' },
  stop: { en: 'Stop these emails', ar: 'إيقاف هذه الرسائل' },
  footer: {
    en: 'You are receiving this email because you asked for alerts for your saved searches.',
    ar: 'وصلتك هذه الرسالة لأنك طلبت تنبيهات لعمليات بحثك المحفوظة.',
  },
} satisfies Phrases
