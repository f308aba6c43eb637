import { phrases as ofSent } from '#features/visitors/forms/phrases/sent.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Request a property', ar: 'اطلب عقارًا' },
  description: {
    en: 'Tell us what you are looking for: the emirate, the area, the type and your budget. Our team and advertisers will look for suitable properties.',
    ar: 'أخبرنا بما تبحث عنه: الإمارة والمنطقة والنوع والميزانية، وسيبحث فريقنا والمعلنون عن عقارات تناسبك.',
  },
  note: {
    en: 'Tell us what you are looking for, and we will show you suitable ads right away.',
    ar: 'أخبرنا بما تبحث عنه، وسنعرض عليك الإعلانات المناسبة فورًا.',
  },
  person: { en: 'Your details', ar: 'بياناتك' },
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  customerTypes: { en: 'Customer type', ar: 'نوع العميل' },
  wish: { en: 'What you are looking for', ar: 'ما تبحث عنه' },
  goals: { en: 'Purpose', ar: 'الغرض' },
  category: { en: 'Category', ar: 'الفئة' },
  propertyTypes: { en: 'Property types', ar: 'أنواع العقارات' },
  place: { en: 'Location', ar: 'الموقع' },
  city: { en: 'Emirate', ar: 'الإمارة' },
  region: { en: 'Area', ar: 'المنطقة' },
  regionHint: {
    en: 'If you choose one, the locations below are optional.',
    ar: 'إذا حددت منطقة، فتحديد المواقع في الخانة التالية اختياري.',
  },
  anyRegion: { en: 'Any area', ar: 'أي منطقة' },
  area: { en: 'Preferred locations', ar: 'المواقع المرغوبة' },
  areaNamesHint: {
    en: 'Write up to {maximum} names, with commas between them',
    ar: 'اكتب أسماء المناطق وافصل بينها بفواصل (الحد الأقصى: {maximum})',
  },
  areaHint: {
    en: 'Communities or buildings, up to {maximum} from the list',
    ar: 'أحياء أو مبانٍ تختارها من القائمة، والحد الأقصى {maximum}',
  },
  places: { en: 'Locations', ar: 'المواقع' },
  noResults: { en: 'No results', ar: 'لا توجد نتائج' },
  budget: { en: 'Budget', ar: 'الميزانية' },
  priceRanges: { en: 'Price ranges', ar: 'نطاقات السعر' },
  priceRangesHint: {
    en: 'The purchase price or the yearly rent. Choose all that fit.',
    ar: 'سعر الشراء أو الإيجار السنوي. اختر كل ما يناسبك.',
  },
  paymentMethod: { en: 'Payment method', ar: 'طريقة الدفع' },
  details: { en: 'Details', ar: 'التفاصيل' },
  space: { en: 'Size', ar: 'المساحة' },
  measurement: { en: 'Unit', ar: 'وحدة القياس' },
  sqm: { en: 'Square metres', ar: 'متر مربع' },
  sqft: { en: 'Square feet', ar: 'قدم مربعة' },
  specifications: { en: 'Specifications', ar: 'المواصفات' },
  specificationsHint: {
    en: 'For example: rooms, floor, view, parking, move-in date',
    ar: 'مثل عدد الغرف والطابق والإطلالة ومواقف السيارات وموعد الانتقال',
  },
  insideMallOnly: { en: 'Inside a mall only', ar: 'داخل مركز تسوق فقط' },
  shareContact: {
    en: 'Advertisers with suitable properties may contact me',
    ar: 'أوافق على أن يتواصل معي المعلنون الذين لديهم عقارات مناسبة',
  },
  contactChannels: {
    en: 'How advertisers may contact me',
    ar: 'كيف يمكن للمعلنين التواصل معي',
  },
  sent: ofSent.submitted,
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  paymentStarted: { en: 'Payment request successful!', ar: 'تم إرسال طلب الدفع بنجاح!' },
  feeNote: {
    en: 'A request costs {fee}. You pay it on the next page.',
    ar: 'رسوم الطلب {fee}، وتدفعها في الصفحة التالية.',
  },
} satisfies Phrases
