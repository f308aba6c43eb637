import { nameIn, type PartialText } from '#i18n/texts/both-texts.ts'
import { directionOf, type Language } from '#i18n/language.ts'
import { type Phrase, type Phrases, formatPhrase, type Text, textIn } from '#i18n/phrases.ts'

type MailLink = { label: string; url: string }

/** A line of a letter that leads somewhere; `notes` are below it. */
export type MailItem = { title: string; url: string; notes: string[] }

export type MailGroup = { heading: string; items: MailItem[] }

export type MailContent = {
  to: string
  language: Language
  subject: string
  name?: string | undefined
  /** The same by language; the greeting has that of the letter. */
  names?: PartialText | undefined
  paragraphs: string[]
  groups?: readonly MailGroup[]
  link?: MailLink
  /** Where one press ends letters of this kind; mail programs show it as a button (RFC 8058). */
  stop?: MailLink
  /** Letters to an account's owner are sent before those to strangers. */
  isToOwner?: boolean
  attachments?: readonly MailAttachment[]
  footer: string
}

type Recipient = { email: string; name?: string; names?: PartialText }

export const mailTo = ({ email, ...called }: Recipient, language: Language, footer: Phrase) => ({
  to: email,
  language,
  name: called.name,
  names: called.names,
  footer: formatPhrase(footer, language),
})

/** `content` is in base64, since a mail is stored as JSON. */
export type MailAttachment = { name: string; type: string; content: string }

/** `stopUrl` is for the headers by which mail programs end such letters. */
export type RenderedMail = {
  subject: string
  text: string
  html: string
  stopUrl?: string
  attachments?: readonly MailAttachment[]
}

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
const numericAddress = new RegExp(`(?<!\\p{N})\\p{N}+(?:${stops}\\p{N}+){3,}`, 'gu')
const anyStop = new RegExp(stops, 'gu')

export const paragraphsIn = (text: string): string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== '')

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

const itemText = ({ title, url, notes }: MailItem) => [title, ...notes, url].join('\n')

const groupText = ({ heading, items }: MailGroup) => [heading, ...items.map(itemText)]

const linkText = ({ label, url }: MailLink) => `${label}:\n${url}`

function textOf(mail: MailContent): string {
  const { paragraphs, groups = [], link, stop, footer } = mail
  const links = link ? [linkText(link)] : []
  const lines = [greetingOf(mail), ...paragraphs, ...groups.flatMap(groupText), ...links]
  return `${[...lines, '--', footer, ...(stop ? [linkText(stop)] : [])].join('\n\n')}\n`
}

const font = "font-family:'Readex Pro',Tahoma,Arial,sans-serif"
const button =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5d57;color:#ffffff;text-decoration:none;font-weight:600'

const muted = 'font-size:13px;color:#5b6b69'

function itemOf({ title, url, notes }: MailItem): string {
  const lines = notes.map((note) => `<br><span style="${muted}">${escapeHtml(note)}</span>`)
  return `<li style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:#0b5d57;font-weight:600"><bdi>${escapeHtml(title)}</bdi></a>${lines.join('')}</li>`
}

/** The heading and the titles are what users wrote, in a language of their own. */
const groupOf = ({ heading, items }: MailGroup) =>
  `<h2 dir="auto" style="margin:24px 0 12px;font-size:17px">${escapeHtml(heading)}</h2>
<ul style="margin:0;padding:0;list-style:none">
${items.map(itemOf).join('\n')}
</ul>`

const stopOf = ({ label, url }: MailLink) =>
  ` · <a href="${escapeHtml(url)}" style="color:#5b6b69">${escapeHtml(label)}</a>`

function linkOf({ label, url }: MailLink): string {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p style="margin:0;${muted};overflow-wrap:anywhere;word-break:break-word"><bdi dir="ltr">${address}</bdi></p>`
}

/** Mail programs drop `<html>` or `<body>`, so both carry language and direction. */
function htmlOf(mail: MailContent): string {
  const { language, subject, paragraphs, groups = [], link, stop, footer } = mail
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
${[body, ...groups.map(groupOf)].join('\n')}
${link ? linkOf(link) : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e0d8;${muted}">${escapeHtml(footer)}${stop ? stopOf(stop) : ''}</p>
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
  const texts = { subject: oneLine(mail.subject), text: textOf(mail), html: htmlOf(mail) }
  const { stop, attachments } = mail
  return { ...texts, ...(stop && { stopUrl: stop.url }), ...(attachments && { attachments }) }
}
