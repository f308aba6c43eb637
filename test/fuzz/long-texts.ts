/** As many bytes as a JSON body may have, less what stands around a text in it. */
const maxBodyBytes = 250_000

/** What a text is made of that makes a careless pattern or normal form take the square of it. */
const patterns: Record<string, string> = {
  letters: 'a',
  blanks: ' ',
  'blanks and letters': 'a ',
  lines: 'a\n',
  digits: '1',
  'Arabic digits': '٣',
  commas: ',',
  'numbers and commas': '1,',
  dots: 'a.',
  hyphens: '-',
  'letters and hyphens': 'a-',
  'at signs': 'a@',
  'opening brackets': '(',
  'opening tags': '<',
  'semicolons and blanks': '; ',
  quotes: '"',
  slashes: '/',
  addresses: 'https://a.',
  'Arabic letters with marks': 'بَّ',
  tatweels: 'ـ',
  'halves of letters': '\ud800',
  'invisible characters': '\u200b\u202e',
  'pictures of many characters': '👨‍👩‍👧',
  'ligatures of eighteen letters': 'ﷺ',
  'voice marks': '\uff9e\u0323',
}

const repeated = (unit: string, bytes: number) =>
  unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))

/** Texts of so many bytes by what they are made of; the marks stand in the order that takes longest. */
export function longTexts(bytes = maxBodyBytes): [name: string, text: string][] {
  const half = bytes / 2
  return [
    ['marks above, then below', `a${repeated('\u0301', half)}${repeated('\u0323', half)}`],
    ['marks by turns', `a${repeated('\u0301\u0323', bytes)}`],
    [
      'vowels of Arabic against their order',
      `ب${repeated('\u0651', half)}${repeated('\u064e', half)}`,
    ],
    ['blanks before a letter', `${repeated(' ', bytes - 1)}x`],
    ['a letter, blanks and a letter', `x${repeated(' ', bytes - 2)}x`],
    ...Object.entries(patterns).map(([name, unit]): [string, string] => [
      name,
      repeated(unit, bytes),
    ]),
    ...Object.entries(patterns).map(([name, unit]): [string, string] => [
      `${name}, then another sign`,
      `${repeated(unit, bytes - 1)}!`,
    ]),
  ]
}
