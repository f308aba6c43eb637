import { fold } from '#i18n/fold.ts'

/** Signs that look like the site's own mark of who was verified. */
const badges = /[\u2611\u2705\u2713\u2714\u2ba1\u{1f197}\u{1f5f8}\u{1f5f9}\u{1f6e1}]\ufe0f?/gu

/** On one line, and without signs that look like a mark. */
export const withoutBadges = (text: string) => text.replace(badges, ' ').replace(/\s+/g, ' ').trim()

const wordsOf = (list: string) => list.split(',').map(fold)

/**
 * Words by which a name says that somebody looked at it: us, or the authorities. None is the name of a
 * person or, alone, of a company; "trusted" and أمين are names and stay.
 */
const claims = wordsOf(
  'verified,certified,accredited,authenticated,approved,official,officially,' +
    'rera,dld,dubai land department,ريرا,دائرة الأراضي والأملاك,' +
    'موثق,موثقة,موثقون,موثقين,الموثقة,معتمد,معتمدة,معتمدون,معتمدين,المعتمدة,المعتمدون,المعتمدين,' +
    'حساب رسمي,صفحة رسمية,الصفحة الرسمية,وكيل رسمي,وسيط رسمي,مكتب رسمي,موقع رسمي,ممثل رسمي',
)

/** المعتمد and الرسمي are names of families and companies too; after one of these nouns they claim. */
const nouns = wordsOf(
  'الوكيل,الوسيط,المكتب,المسوق,المستشار,المطور,المعلن,الشريك,الممثل,الحساب,الموقع,العقاري',
)
const claimsAfterNoun = wordsOf('المعتمد,الموثق,الرسمي')

/** The site and its company. "Dara" is also the name of people, so it claims nothing beside other words. */
const ownNames = wordsOf('Dara,دارة,Dara Real Estate Marketing,دارة للتسويق العقاري')
const brands = wordsOf('Dara,دارة')
const staff = wordsOf(
  'team,support,staff,admin,administrator,administration,moderator,moderation,helpdesk,' +
    'customer service,customer care,فريق,الدعم,دعم,إدارة,مشرف,مشرفة,موظف,موظفة,خدمة العملاء',
)

const holds = (name: string, word: string) => ` ${name} `.includes(` ${word} `)
const holdsAny = (name: string, words: readonly string[]) => words.some((word) => holds(name, word))

/** Letters that were set apart are one word. */
const joinLetters = (folded: string) => folded.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')

/** Whether a name claims a verification, in English or Arabic, however it is written; whole words only. */
export function claimsVerification(text: string): boolean {
  const name = joinLetters(fold(text))
  const afterNoun = nouns.flatMap((noun) => claimsAfterNoun.map((claim) => `${noun} ${claim}`))
  return (
    ownNames.includes(name) ||
    holdsAny(name, [...claims, ...afterNoun]) ||
    (holdsAny(name, brands) && holdsAny(name, staff))
  )
}
