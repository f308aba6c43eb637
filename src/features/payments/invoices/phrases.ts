import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  taxInvoice: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  taxCreditNote: { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' },
  creditNote: { en: 'Credit Note', ar: 'إشعار دائن' },
  seller: { en: 'Supplier', ar: 'المورّد' },
  buyer: { en: 'Customer', ar: 'العميل' },
  taxNumber: { en: 'Tax registration number: {number}', ar: 'رقم التسجيل الضريبي: {number}' },
  number: { en: 'Number', ar: 'الرقم' },
  issued: { en: 'Date of issue', ar: 'تاريخ الإصدار' },
  order: { en: 'Order', ar: 'طلب الدفع' },
  corrects: { en: 'Corrects invoice', ar: 'يصحّح الفاتورة رقم' },
  description: { en: 'Description', ar: 'الوصف' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  net: { en: 'Amount without VAT', ar: 'المبلغ قبل الضريبة' },
  rate: { en: 'VAT rate', ar: 'نسبة الضريبة' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  paid: { en: 'Paid in full.', ar: 'دُفع المبلغ كاملًا.' },
  refunded: {
    en: 'Refund of the whole amount of the invoice.',
    ar: 'رُدّ مبلغ الفاتورة كاملًا.',
  },
  allInAed: {
    en: 'All amounts are in UAE dirhams (AED).',
    ar: 'جميع المبالغ بالدرهم الإماراتي.',
  },
  mailInvoiceSubject: { en: 'Your invoice {number}', ar: 'فاتورتك رقم {number}' },
  mailInvoice: {
    en: 'Thank you for your payment of {amount}. Your invoice is attached.',
    ar: 'شكرًا لك، تم استلام دفعتك وقدرها {amount}. تجد الفاتورة مرفقة بهذه الرسالة.',
  },
  mailCreditSubject: { en: 'Your credit note {number}', ar: 'إشعارك الدائن رقم {number}' },
  mailCredit: {
    en: 'We have refunded {amount}. Your bank may need a few days. The credit note is attached.',
    ar: 'رُدّ إليك مبلغ {amount}، وقد يحتاج مصرفك بضعة أيام لإظهاره. تجد الإشعار الدائن مرفقًا بهذه الرسالة.',
  },
  mailAction: { en: 'View payment', ar: 'عرض الدفعة' },
  mailFooter: {
    en: 'You are receiving this email because a payment was made on our site.',
    ar: 'تصلك هذه الرسالة بعد دفعة سُدّدت في موقعنا.',
  },
} satisfies Phrases
