import { expect, test } from 'vitest'
import { claimsVerification } from './claims-in-names.ts'

test.each([
  'Verified Homes',
  'VERIFIED · Sara',
  'Sara (veri\u00adfied)',
  'V e r i f i e d Sara',
  'Ｖｅｒｉｆｉｅｄ Sara',
  '🅥🅔🅡🅘🅕🅘🅔🅓',
  '🆅🅴🆁🅸🅵🅸🅴🅳 Sara',
  'Ⓥⓔⓡⓘⓕⓘⓔⓓ',
  '🄥🄔🄡🄘🄕🄘🄔🄓',
  '🇻🇪🇷🇮🇫🇮🇪🇩',
  '🇻 🇪 🇷 🇮 🇫 🇮 🇪 🇩',
  'Verified🇦🇪',
  '🅥🅔🅡🅘🅕🅘🅔🅓🇦🇪',
  'Emaar Official',
  'RERA approved agent',
  'Rera Sara',
  'Certified Realty',
  'Dara',
  'Dara Support',
  'The DARA team',
  'سارة موثّق',
  'مكتب مـوثـقة',
  'وكيل معتمد',
  'شركة الأفق المعتمدة',
  'الوسيط العقاري المعتمد',
  'الحساب الرسمي لإعمار',
  'حساب رسمي',
  'فريق دارة',
  'دارة',
  'دعم دَارَة',
])('claims to be verified: %s', (name) => {
  expect(claimsVerification(name)).toBe(true)
})

// Among them names of agencies of the Emirates that come nearest.
test.each([
  'Trusted Real Estate',
  'Trust Edge Real Estate',
  'Dara Homes Properties',
  'Darak Real Estate',
  'Carrera Real Estate',
  'Allsopp & Allsopp - Private Office',
  'First Team Real Estate',
  'Authentic Real Estate',
  'The Genuine Real Estate',
  'Dara Khan',
  'Sara 🇦🇪',
  '🅴🅼🅰🅰🆁',
  'Amin Qasim',
  'المعتمد للعقارات',
  'العقارات الموثوقة',
  'الأمين للعقارات',
  'أمين الدين',
  'رسمي حداد',
  'أحمد الرسمي',
  'رسمية خوري',
  'ادارة العقارات',
  'دارك العقارية',
  'دارا هومز للعقارات',
])('claims nothing: %s', (name) => {
  expect(claimsVerification(name)).toBe(false)
})
