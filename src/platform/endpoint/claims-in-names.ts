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

/** Letters in circles and squares that NFKC does not map to plain ones. */
const enclosedLetters = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu

/** Two of them are a flag; one alone, or two of no country, are drawn as letters. */
const flagLetters = /[\u{1f1e6}-\u{1f1ff}]/gu

/** The alphabets of these signs begin 32 code points apart, and `firstA` is the A of one of them. */
const toLetters = (text: string, signs: RegExp, firstA: number) =>
  text.replace(signs, (sign) => 'abcdefghijklmnopqrstuvwxyz'[(sign.codePointAt(0)! - firstA) % 32]!)

/** A flag may be beside a word, or its two letters may belong to the word. */
function readingsOf(text: string): string[] {
  const plain = toLetters(text, enclosedLetters, 0x1f130)
  return [text, plain, toLetters(plain, flagLetters, 0x1f1e6)]
}

/** Compares whole words, in English and Arabic, after folding. */
export const claimsVerification = (text: string): boolean => readingsOf(text).some(isClaim)

function isClaim(text: string): boolean {
  const name = joinLetters(fold(text))
  const afterNoun = nouns.flatMap((noun) => claimsAfterNoun.map((claim) => `${noun} ${claim}`))
  return (
    ownNames.includes(name) ||
    holdsAny(name, [...claims, ...afterNoun]) ||
    (holdsAny(name, brands) && holdsAny(name, staff))
  )
}
