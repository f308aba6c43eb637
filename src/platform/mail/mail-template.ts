import { nameIn, type PartialText } from '#i18n/texts/both-texts.ts'
import { directionOf, type Language } from '#i18n/language.ts'
import { type Phrase, type Phrases, formatPhrase, type Text, textIn } from '#i18n/phrases.ts'

export type MailContent = {
  to: string
  language: Language
  subject: string
  /** As the recipient wrote it. */
  name?: string | undefined
  /** The same by language; the greeting has that of the letter. */
  names?: PartialText | undefined
  paragraphs: string[]
  link?: { label: string; url: string }
  /** Letters to an account's owner are sent before those to strangers. */
  isToOwner?: boolean
  footer: string
}

type Recipient = { email: string; name?: string; names?: PartialText }

/** What the letters of a feature have in common. */
export const mailTo = ({ email, ...called }: Recipient, language: Language, footer: Phrase) => ({
  to: email,
  language,
  name: called.name,
  names: called.names,
  footer: formatPhrase(footer, language),
})

export type RenderedMail = { subject: string; text: string; html: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** ASVS 1.3.11: a line break would begin another header. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim()

/** Some mail programs drop these invisible characters before they look for addresses. */
const invisibleCharacters =
  /\p{Cf}|\p{Cc}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]|\p{Variation_Selector}/gu

/** All characters that are read as a full stop in host names (RFC 3490, 3.1; UTS 46). */
const stops = '[.。．｡․﹒︒]'
const innerStop = new RegExp(`(?<!^|\\s|${stops})${stops}(?=[\\p{L}\\p{M}])`, 'gu')
/** Four numbers are an IP address; two or three are a price, a date or a version. */
const numericAddress = new RegExp(`\\p{N}+(?:${stops}\\p{N}+){3,}`, 'gu')
const anyStop = new RegExp(stops, 'gu')

/** Mail programs turn addresses into links, so a stranger's text must not contain one. */
export const textInMail = (text: string): string =>
  text
    .replace(/[\r\n\t\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(invisibleCharacters, '')
    .replaceAll(/[:：]?[/／]{2,}/gu, ' ')
    .replace(numericAddress, (address) => address.replace(anyStop, '. '))
    .replace(innerStop, '. ')

const phrases = {
  greeting: { en: 'Hello {name},', ar: 'مرحبًا {name}،' },
  greetingWithoutName: { en: 'Hello,', ar: 'مرحبًا،' },
  footer: { en: '{site} · {reason}', ar: '{site} · {reason}' },
} satisfies Phrases

/** An intruder may have changed the account's name into an address. */
function greetingOf({ language, name = '', names }: MailContent): string {
  const safeName = textInMail(names ? nameIn({ name, names }, language) : name).trim()
  if (safeName === '') return formatPhrase(phrases.greetingWithoutName, language)
  return formatPhrase(phrases.greeting, language, { name: safeName })
}

function textOf(mail: MailContent): string {
  const { paragraphs, link, footer } = mail
  const lines = [greetingOf(mail), ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])]
  return `${[...lines, '--', footer].join('\n\n')}\n`
}

const font = "font-family:'Readex Pro',Tahoma,Arial,sans-serif"
const button =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5d57;color:#ffffff;text-decoration:none;font-weight:600'

function linkOf({ label, url }: NonNullable<MailContent['link']>): string {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#5b6b69;overflow-wrap:anywhere;word-break:break-word"><bdi dir="ltr">${address}</bdi></p>`
}

/** Mail programs drop `<html>` or `<body>`, so both carry language and direction. */
function htmlOf(mail: MailContent): string {
  const { language, subject, paragraphs, link, footer } = mail
  const direction = directionOf(language)
  const start = direction === 'rtl' ? 'right' : 'left'
  const body = [greetingOf(mail), ...paragraphs]
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('\n')
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body lang="${language}" dir="${direction}" style="margin:0;background:#f4f2ec">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#14211f;font-size:16px;line-height:1.6;text-align:${start};${font}">
${body}
${link ? linkOf(link) : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e0d8;font-size:13px;color:#5b6b69">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`
}

export function renderMail(unsigned: MailContent, siteName: Text): RenderedMail {
  const { language, footer: reason } = unsigned
  const footer = formatPhrase(phrases.footer, language, {
    site: textIn(siteName, language),
    reason,
  })
  const mail = { ...unsigned, footer }
  return { subject: oneLine(mail.subject), text: textOf(mail), html: htmlOf(mail) }
}
