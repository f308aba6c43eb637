import { fold } from '#i18n/fold.ts'

/** Signs that look like the site's mark for verified advertisers. */
const badges = /[\u2611\u2705\u2713\u2714\u2ba1\u{1f197}\u{1f5f8}\u{1f5f9}\u{1f6e1}]\ufe0f?/gu

export const withoutBadges = (text: string) => text.replace(badges, ' ').replace(/\s+/g, ' ').trim()

const wordsOf = (list: string) => list.split(',').map(fold)

/** Claims of a check by us or the authorities; "trusted" and أمين are also names. */
const claims = wordsOf(
  'verified,certified,accredited,authenticated,approved,official,officially,' +
    'rera,dld,dubai land department,ريرا,دائرة الأراضي والأملاك,' +
    'موثق,موثقة,موثقون,موثقين,الموثقة,معتمد,معتمدة,معتمدون,معتمدين,المعتمدة,المعتمدون,المعتمدين,' +
    'حساب رسمي,صفحة رسمية,الصفحة الرسمية,وكيل رسمي,وسيط رسمي,مكتب رسمي,موقع رسمي,ممثل رسمي',
)

/** These are also family and company names; after one of the nouns they are claims. */
const nouns = wordsOf(
  'الوكيل,الوسيط,المكتب,المسوق,المستشار,المطور,المعلن,الشريك,الممثل,الحساب,الموقع,العقاري',
)
const claimsAfterNoun = wordsOf('المعتمد,الموثق,الرسمي')

/** "Dara" is also a personal name: a claim only alone or together with a word of `staff`. */
const ownNames = wordsOf('Dara,دارة,Dara Real Estate Marketing,دارة للتسويق العقاري')
const brands = wordsOf('Dara,دارة')
const staff = wordsOf(
  'team,support,staff,admin,administrator,administration,moderator,moderation,helpdesk,' +
    'customer service,customer care,فريق,الدعم,دعم,إدارة,مشرف,مشرفة,موظف,موظفة,خدمة العملاء',
)

const holds = (name: string, word: string) => ` ${name} `.includes(` ${word} `)
const holdsAny = (name: string, words: readonly string[]) => words.some((word) => holds(name, word))

const joinLetters = (folded: string) => folded.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')

/** Compares whole words, in English and Arabic, after folding. */
export function claimsVerification(text: string): boolean {
  const name = joinLetters(fold(text))
  const afterNoun = nouns.flatMap((noun) => claimsAfterNoun.map((claim) => `${noun} ${claim}`))
  return (
    ownNames.includes(name) ||
    holdsAny(name, [...claims, ...afterNoun]) ||
    (holdsAny(name, brands) && holdsAny(name, staff))
  )
}
