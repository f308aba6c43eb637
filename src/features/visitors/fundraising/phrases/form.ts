import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Request funding', ar: 'اطلب تمويل مشروعك' },
  description: {
    en: 'Are you looking for funding for a real-estate project in the Emirates? Describe it, attach your documents, and our team will review your request.',
    ar: 'هل تبحث عن تمويل لمشروع عقاري في الإمارات؟ صِف مشروعك وأرفق مستنداتك ليدرس فريقنا طلبك.',
  },
  note: {
    en: 'Describe your project. Our team will review your request and answer by email or phone.',
    ar: 'صِف مشروعك، وسيدرس فريقنا طلبك ويرد عليك عبر البريد الإلكتروني أو الهاتف.',
  },
  person: { en: 'Your details', ar: 'بياناتك' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  companyName: { en: 'Company', ar: 'الشركة' },
  project: { en: 'Your project', ar: 'مشروعك' },
  projectTitle: { en: 'Name of the project', ar: 'اسم المشروع' },
  emirateId: { en: 'Emirate', ar: 'الإمارة' },
  projectType: { en: 'Project type', ar: 'نوع المشروع' },
  amount: { en: 'Amount', ar: 'المبلغ المطلوب' },
  currency: { en: 'Currency', ar: 'العملة' },
  AED: { en: 'Dirham (AED)', ar: 'درهم إماراتي' },
  SAR: { en: 'Saudi riyal (SAR)', ar: 'ريال سعودي' },
  USD: { en: 'US dollar (USD)', ar: 'دولار أمريكي' },
  summary: { en: 'Summary', ar: 'نبذة عن المشروع' },
  summaryHint: {
    en: 'For example the plot, the stage, the total cost and what the amount is for',
    ar: 'مثل الأرض ومرحلة المشروع والتكلفة الإجمالية وأوجه استخدام المبلغ',
  },
  documents: { en: 'Documents', ar: 'المستندات' },
  documentsHint: {
    en: 'Optional. PDF files only, {maximum} at most, up to {megabytes} MB each',
    ar: 'اختياري. ملفات بصيغة PDF، العدد الأقصى {maximum}، ولا يتجاوز حجم كل منها {megabytes} ميغابايت',
  },
  chooseDocuments: { en: 'Choose PDF files', ar: 'اختيار ملفات PDF' },
  removeDocument: { en: 'Remove {name}', ar: 'إزالة {name}' },
  unfinished: {
    en: 'Wait until all documents are uploaded, or remove those that could not be.',
    ar: 'انتظر حتى يكتمل رفع المستندات، أو أزل ما تعذّر رفعه منها.',
  },
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  /** Spec 8. */
  sent: { en: 'Your request has been sent successfully', ar: 'تم إرسال طلبك بنجاح' },
  failed: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases
