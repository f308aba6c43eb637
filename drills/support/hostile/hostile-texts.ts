import type { Answered } from '../plain-request.ts'

/** What a visitor might write, and what must then stand in no page as it is. */
export const scriptTexts: [text: string, forbidden: string][] = [
  ['<script>dara1()</script>', '<script>dara1'],
  ['"><img src=x onerror=dara2()>', '<img src=x onerror=dara2'],
  ["'><svg onload=dara3()>", '<svg onload=dara3'],
  ['</script><script>dara4()</script>', '</script><script>dara4'],
  ['<iframe srcdoc="<b>dara5</b>">', '<iframe srcdoc="<b>dara5'],
  ['" onmouseover="dara6()', '" onmouseover="dara6'],
  ["' autofocus onfocus='dara7()", "' autofocus onfocus='dara7"],
  ['<!--dara8--><style>*{}</style>', '<!--dara8'],
  ['<a href="javascript:dara9()">x</a>', '<a href="javascript:dara9'],
  ['</title><script>dara10()</script>', '</title><script>dara10'],
  ['&lt;img src=x onerror=dara11()&gt;', '<img src=x onerror=dara11'],
  ['%3Cscript%3Edara12()%3C/script%3E', '<script>dara12'],
  ['{{7*7}}dara13', '49dara13'],
  ['${7*7}dara14', '49dara14'],
  ['\u2028</script>\u2029dara15', '</script>\u2029dara15'],
]

/** Quotes are only dangerous outside of scripts; what ends a script early is seen beyond it. */
const withoutScripts = (html: string) => html.replace(/<script[^>]*>[^]*?<\/script>/g, '')

/** What of these texts stands in an answer as it must not. */
export function findAlive(texts: readonly [string, string][], { body, headers }: Answered) {
  const seen = withoutScripts(body) + JSON.stringify(headers)
  return texts.map(([, forbidden]) => forbidden).filter((forbidden) => seen.includes(forbidden))
}

/** Direction overrides, controls and halves of letters: refused, or not in what is kept. */
export const invisibleTexts = [
  '\u202egpj.exe',
  '\u202d1234\u202c',
  'a\u0000b',
  'a\u0007b',
  '\u001b[31mred',
  '\u009b31mred',
  'a\u200bb',
  'a\ud800b',
  'a\r\nSet-Cookie: dara=1',
]

const invisible = /[\u200b\u202a-\u202e\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Whether any text in a value holds one of these, however deep it stands. */
export function hasInvisible(value: unknown): boolean {
  if (typeof value === 'string') return invisible.test(value) || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInvisible)
}

const scheme = 'javascript'

export const dangerousLinks = [
  `${scheme}:dara()`,
  `${scheme.replace('s', 'S')}:dara()`,
  'java\nscript:dara()',
  'data:text/html,<script>dara()</script>',
  'vbscript:dara()',
  'file:///etc/passwd',
  '//www.youtube.com/watch?v=abcdefghijk',
  'http://www.youtube.com/watch?v=abcdefghijk',
  'https://name:word@www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com@evil.example/watch?v=abcdefghijk',
  'https://www.youtube.com.evil.example/watch?v=abcdefghijk',
  'https://www.youtube.com:8443/watch?v=abcdefghijk',
  'https://127.0.0.1/watch?v=abcdefghijk',
  'https://[::1]/watch?v=abcdefghijk',
  'https://2130706433/watch?v=abcdefghijk',
  'https://evil.example/watch?v=abcdefghijk',
]

/**
 * Each beside one that would be false where the first is true. Both have the same words, which no
 * ad has: as the text of a search they find the same, nothing.
 */
export const sqlTexts: [isTrue: string, isFalse: string][] = [
  ["' or 7351<8352 --", "' or 8352<7351 --"],
  ["zqzq' or 'zqx'<'zqy", "zqzq' or 'zqy'<'zqx"],
  ['7351 or 7351<8352', '7351 or 8352<7351'],
  ["7351'; select pg_sleep(3); --", "7351'; select pg_sleep(3) --"],
  ['7351) or (7351<8352', '7351) or (8352<7351'],
  ["\\' or 7351<8352 --", "\\' or 8352<7351 --"],
  ["%' or '7351'<'8352", "%' or '8352'<'7351"],
]

const long = 3_000

/** Inputs on which a careless pattern needs seconds. */
export const slowTexts = [
  `${'a'.repeat(long)}!`,
  `${'a@'.repeat(long / 2)}`,
  `${' '.repeat(long)}x`,
  `${'('.repeat(long)}`,
  `${'1,'.repeat(long / 2)}`,
  `${'-'.repeat(long)}`,
  `https://${'a.'.repeat(long / 2)}`,
  `${'٣'.repeat(long)}x`,
  `${'<'.repeat(long)}`,
  `${'a\n'.repeat(long / 2)}`,
]
