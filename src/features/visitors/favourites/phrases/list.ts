import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Favourites', ar: 'المفضلة' },
  description: {
    en: 'The properties you have saved, with their prices then and now.',
    ar: 'العقارات التي أضفتها إلى المفضلة، مع أسعارها عند الإضافة وأسعارها الحالية.',
  },
  note: {
    en: 'This list is saved in this browser. It moves, with your notes, to the next account that logs in here.',
    ar: 'هذه القائمة محفوظة في هذا المتصفح، وستنتقل مع ملاحظاتك إلى أول حساب يُسجَّل الدخول إليه هنا.',
  },
  logIn: {
    en: 'Log in to see it on your other devices',
    ar: 'سجّل الدخول لتراها على أجهزتك الأخرى',
  },
  none: { en: 'No favorites yet', ar: 'لا توجد عقارات في المفضلة بعد' },
  noneText: {
    en: 'Press the heart on a property to save it here and see when its price changes.',
    ar: 'اضغط رمز القلب في أي عقار لتضيفه إلى المفضلة وتتابع تغيّر سعره.',
  },
  search: { en: 'Search properties', ar: 'ابحث عن عقار' },
  failed: {
    en: 'Your favourites could not be loaded.',
    ar: 'تعذّر تحميل المفضلة.',
  },
  storedOn: {
    en: 'This is your list as of {day}. Prices may have changed since.',
    ar: 'هذه قائمتك كما كانت في {day}، وقد تكون الأسعار تغيّرت منذ ذلك الحين.',
  },
  sort: { en: 'Sort by', ar: 'الترتيب' },
  newest: { en: 'Newest first', ar: 'الأحدث إضافة' },
  oldest: { en: 'Oldest first', ar: 'الأقدم إضافة' },
  price_asc: { en: 'Lowest price', ar: 'الأقل سعرًا' },
  price_desc: { en: 'Highest price', ar: 'الأعلى سعرًا' },
  drop: { en: 'Largest price drop', ar: 'أكبر انخفاض في السعر' },

  list: { en: 'Favourite properties', ar: 'العقارات المفضلة' },
  savedOn: { en: 'Saved on {day} at {price}', ar: 'تمت الإضافة في {day} بسعر {price}' },
  saved: { en: 'Saved on {day}', ar: 'تمت الإضافة في {day}' },
  savedSame: {
    en: 'Saved on {day}. The price has not changed.',
    ar: 'تمت الإضافة في {day}، ولم يتغيّر السعر.',
  },
  down: { en: 'Down by {amount}', ar: 'انخفض بمقدار {amount}' },
  up: { en: 'Up by {amount}', ar: 'ارتفع بمقدار {amount}' },
  underOffer: { en: 'Under offer', ar: 'قيد التفاوض' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  compareAd: { en: 'Compare {title}', ar: 'مقارنة {title}' },

  goneAd: { en: 'This property is no longer available', ar: 'هذا العقار لم يعد متاحًا' },
  similar: { en: 'Similar properties', ar: 'عقارات مشابهة' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeAd: { en: 'Remove: {title}', ar: 'إزالة: {title}' },
  removedAd: { en: 'Removed from your favourites', ar: 'تمت الإزالة من المفضلة' },
  undo: { en: 'Undo', ar: 'تراجع' },

  addNote: { en: 'Add a note', ar: 'إضافة ملاحظة' },
  editNote: { en: 'Edit note', ar: 'تعديل الملاحظة' },
  noteOf: { en: 'Your note', ar: 'ملاحظتك' },
  noteHint: { en: 'Visible only to you.', ar: 'لا يراها غيرك.' },
  saveNote: { en: 'Save note', ar: 'حفظ الملاحظة' },
  noteSaved: { en: 'Note saved', ar: 'تم حفظ الملاحظة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
} satisfies Phrases
